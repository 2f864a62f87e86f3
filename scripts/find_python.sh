#!/bin/sh
# Prints a Python that can make the virtual environment, or says what is missing.
set -eu

too_old=""
no_venv=""
for name in ${PYTHON:-} python3.13 python3.12 python3.11 python3; do
    version=$("$name" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
    if ! "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        too_old=$version
    elif ! "$name" -c 'import ensurepip, venv' 2>/dev/null; then
        no_venv=$version
    else
        "$name" -c 'import sys; print(sys.executable)'
        exit 0
    fi
done

if [ -n "$no_venv" ]; then
    echo "Python $no_venv is here, but without the modules venv and ensurepip." >&2
    echo "On Debian or Ubuntu: sudo apt-get install python$no_venv-venv" >&2
elif [ -n "$too_old" ]; then
    echo "croupier needs Python 3.11 or later; the newest found is $too_old." >&2
else
    echo "croupier needs Python 3.11 or later; none was found." >&2
fi
echo "To use one that is elsewhere: make PYTHON=/path/to/python3" >&2
exit 1
