"""The desk of a card room: everything that is asked of the room goes over it and is written down.

`deeds` are what may be asked; `doing.do` answers with facts and the reason, or refuses; `fold`
makes the room of the facts; `questions.answer` says why anything is as it is; `corrections` take
facts back without erasing them.
"""
