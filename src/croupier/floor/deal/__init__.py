"""The first deal: misdeals, exposed cards, wrong numbers of cards, the button out of place."""
