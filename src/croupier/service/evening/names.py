"""First names of the guests of a simulated evening, as one hears them in a card room in Calais."""

NAMES = (
    *("Alice", "Hugo", "Emma", "Louis", "Oliver", "Chloé", "Jack", "Léa", "Harry", "Manon"),
    *("George", "Jules", "Olivia", "Gabriel", "Amelia", "Raphaël", "Noah", "Camille", "Arthur"),
    *("Charlie", "Inès", "Leo", "Jade", "Oscar", "Zoé", "Archie", "Théo", "Grace", "Lucas"),
    *("Freddie", "Margaux", "Alfie", "Clément", "Florence", "Mathis", "Henry", "Élodie", "Ivy"),
    *("Antoine", "Rosie", "Julien", "Poppy", "Maxime", "Daisy", "Pauline", "Edward", "Aurélie"),
    *("Ethan", "Bastien", "Evie", "Quentin", "Frank", "Sylvie", "Ruby", "Gaspard", "Stanley"),
    *("Lucie", "Ralph", "Mireille", "Walter", "Yves", "Dorothy", "Renaud", "Nancy", "Solène"),
    *("Victor", "Hazel", "Benoît", "Edith", "Fabien", "Martha", "Guillaume", "Percy", "Nathalie"),
    *("Ronald", "Odile", "Cecil", "Thibault", "Winifred", "Étienne", "Mabel", "Corentin"),
    *("Agnes", "Baptiste", "Ernest", "Justine", "Hector", "Violet", "Damien", "Elsie"),
)
"""All different; mixed, so that neither language comes first."""

DEALERS = (
    *("Marcel", "Joan", "Didier", "Peggy", "Roland", "Maud", "Serge", "Kathleen", "Lucien"),
    *("Brenda", "Gilles", "Sheila"),
)
"""Those who deal."""


def guest_names(count: int) -> tuple[str, ...]:
    """*count* names, all different: a number tells apart those who share one."""
    rounds, size = range(-(-count // len(NAMES))), len(NAMES)
    every = (f"{NAMES[i]}-{turn + 1}" if turn else NAMES[i] for turn in rounds for i in range(size))
    return tuple(every)[:count]
