"""Rules played out as hands: one `.phh` an example; `croupier.formats.example` reads them."""
