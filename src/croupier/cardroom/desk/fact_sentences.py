"""Every fact of the desk as a sentence, by its tag, in both languages."""

from collections.abc import Mapping
from types import MappingProxyType

from croupier.text import Text

WORDS: Mapping[str, Text] = MappingProxyType(
    {
        "room.game_offered": Text("The room offers {game}", "La salle propose {game}"),
        "room.table_placed": Text(
            "Table {table} is placed, {size} seats", "La table {table} est installée, {size} sièges"
        ),
        "room.checked_in": Text("{player} comes in", "{player} arrive"),
        "room.checked_out": Text("{player} leaves the building", "{player} quitte la salle"),
        "room.stepped_out": Text("{player} steps out", "{player} sort un moment"),
        "room.stepped_in": Text("{player} is back in the room", "{player} est de retour"),
        "room.called_in": Text(
            "{player} is announced for {game}", "{player} est annoncé pour {game}"
        ),
        "room.list_joined": Text(
            "{player} joins the list of {game}", "{player} s’inscrit sur la liste de {game}"
        ),
        "room.list_left": Text(
            "{player} is off the list of {game}", "{player} n’est plus sur la liste de {game}"
        ),
        "room.dropped_to_bottom": Text(
            "{player} goes to the bottom of the list of {game}",
            "{player} passe en fin de liste de {game}",
        ),
        "room.seat_called": Text(
            "{player} is called to seat {seat} of table {table} ({game})",
            "{player} est appelé au siège {seat} de la table {table} ({game})",
        ),
        "room.call_ended": Text("{player}: {how}", "{player}\u00a0: {how}"),
        "room.seat_locked": Text(
            "Seat {lock_seat} of table {lock_table} is kept for {lock_player}",
            "Le siège {lock_seat} de la table {lock_table} est gardé pour {lock_player}",
        ),
        "room.lock_began": Text("{player}’s time starts", "Le délai de {player} commence"),
        "room.lock_released": Text(
            "Seat {seat} of table {table} is kept for {player} no longer",
            "Le siège {seat} de la table {table} n’est plus gardé pour {player}",
        ),
        "room.seat_asked": Text(
            "{player} asks for seat {seat} of table {table}",
            "{player} demande le siège {seat} de la table {table}",
        ),
        "room.seat_denied": Text(
            "{player} does not get the seat", "{player} n’obtient pas le siège"
        ),
        "room.seated": Text(
            "{player} takes seat {seat} of table {table}",
            "{player} prend le siège {seat} de la table {table}",
        ),
        "room.settled": Text("{player} is settled", "{player} est installé"),
        "room.seat_changed": Text(
            "{player} changes to seat {seat} of table {table}",
            "{player} passe au siège {seat} de la table {table}",
        ),
        "room.seats_swapped": Text(
            "{player} gets the seat of {newcomer} at table {table}",
            "{player} obtient le siège de {newcomer} à la table {table}",
        ),
        "room.left_seat": Text("{player} leaves table {table}", "{player} quitte la table {table}"),
        "room.moved": Text(
            "{player} moves from table {source} to seat {seat} of table {table}",
            "{player} passe de la table {source} au siège {seat} de la table {table}",
        ),
        "room.change_requested": Text("{player} asks for {wish}", "{player} demande {wish}"),
        "room.change_withdrawn": Text(
            "{player} wants no other seat", "{player} ne veut plus d’autre siège"
        ),
        "room.table_asked": Text(
            "{player} wishes for a table of {game}", "{player} souhaite une table de {game}"
        ),
        "room.table_opened": Text(
            "{by} opens table {table} for {game}", "{by} ouvre la table {table} en {game}"
        ),
        "room.feed_declared": Text(
            "Table {table} feeds: {feeds}", "La table {table} alimente\u00a0: {feeds}"
        ),
        "room.extra_place_closed": Text(
            "The extra place of table {table} is closed",
            "La place en plus de la table {table} est fermée",
        ),
        "room.hand_started": Text(
            "Hand {hand} begins at table {table}", "La main {hand} commence à la table {table}"
        ),
        "room.table_closed": Text("{by} closes table {table}", "{by} ferme la table {table}"),
        "room.cards_drawn": Text(
            "Table {table} draws for seats: {cards}",
            "La table {table} tire les places\u00a0: {cards}",
        ),
        "room.banned": Text(
            "{player} may not come back to {game} yet",
            "{player} ne peut pas encore revenir en {game}",
        ),
        "room.went_away": Text("{player} is away", "{player} s’absente"),
        "room.absence_announced": Text(
            "{player}’s absence was announced", "L’absence de {player} est annoncée"
        ),
        "room.came_back": Text("{player} is back at the table", "{player} est de retour à table"),
        "room.big_blind_missed": Text(
            "The big blind passes {player}", "La grosse blinde passe devant {player}"
        ),
        "room.chips_picked_up": Text(
            "{player}’s chips are picked up", "Les jetons de {player} sont ramassés"
        ),
        "room.played_over": Text(
            "{player} plays in the place of {absent}", "{player} joue à la place de {absent}"
        ),
        "room.play_over_ended": Text(
            "{player} gives the place of the absent player up",
            "{player} rend la place de l’absent",
        ),
        "room.kept_apart": Text(
            "{one} and {other} are kept apart",
            "{one} et {other} sont tenus à l’écart l’un de l’autre",
        ),
        "room.seat_reserved": Text(
            "Seat {seat} of table {table} is reserved for {player}",
            "Le siège {seat} de la table {table} est réservé à {player}",
        ),
        "room.seat_unreserved": Text(
            "No seat is reserved for {player} any more", "Plus de siège réservé à {player}"
        ),
        "room.limit_wished": Text(
            "{player} proposes {game} for table {table}",
            "{player} propose {game} pour la table {table}",
        ),
        "room.limit_objected": Text(
            "{player} objects to the change of limit at table {table}",
            "{player} s’oppose au changement de limite de la table {table}",
        ),
        "room.limit_kept": Text(
            "Table {table} keeps its limit", "La table {table} garde sa limite"
        ),
        "room.limit_changed": Text(
            "Table {table} plays {game} from now on", "La table {table} passe en {game}"
        ),
        "room.guest_came": Text("{guest} sits behind {host}", "{guest} s’assied derrière {host}"),
        "room.guest_went": Text(
            "{guest} is behind {host} no longer", "{guest} n’est plus derrière {host}"
        ),
        "money.bought_in": Text("{player} buys in for {amount}", "{player} se cave à {amount}"),
        "money.added_on": Text("{player} adds {amount}", "{player} ajoute {amount}"),
        "money.chips_ordered": Text(
            "{player} orders {amount}, to come after the hand",
            "{player} commande {amount}, livrés après la main",
        ),
        "money.order_returned": Text(
            "{amount} ordered go back to {player}", "{amount} commandés sont rendus à {player}"
        ),
        "money.stack_brought": Text(
            "{player} brings a stack of {amount}", "{player} apporte un tapis de {amount}"
        ),
        "money.moved_on": Text("{player} takes {amount} along", "{player} emporte {amount}"),
        "money.took_away": Text(
            "{player} takes {amount} along for safety", "{player} emporte {amount} par sécurité"
        ),
        "money.put_back": Text(
            "{player} puts {amount} back", "{player} remet {amount} sur la table"
        ),
        "money.left": Text("{player} cashes in {amount}", "{player} encaisse {amount}"),
        "money.advance_bought": Text(
            "{player} pays for {amount} that are on their way",
            "{player} paie {amount} qui sont en route",
        ),
        "money.advance_lost": Text(
            "{player} loses {amount} that are on their way",
            "{player} perd {amount} qui sont en route",
        ),
        "money.advance_arrived": Text(
            "{amount} arrive for {player}", "{amount} arrivent pour {player}"
        ),
        "money.advance_plays": Text(
            "{amount} of {player} play from now on", "{amount} de {player} jouent désormais"
        ),
        "money.notes_allowed": Text(
            "Notes of {amount} of {player} play in this hand",
            "Les billets de {player} ({amount}) jouent dans cette main",
        ),
        "money.notes_changed": Text(
            "{player} changes {amount} in notes", "{player} change {amount} en billets"
        ),
        "money.chips_set_aside": Text(
            "{amount} of {player} are set aside", "{amount} de {player} sont mis de côté"
        ),
        "money.chips_given_back": Text(
            "{amount} are in front of {player} again",
            "{amount} sont de nouveau devant {player}",
        ),
        "rent.fell_due": Text(
            "The time charge falls due from {players}", "Forfait horaire dû par {players}"
        ),
        "rent.paid": Text(
            "{player} pays {amount} of time charge", "{player} paie {amount} de forfait horaire"
        ),
        "rent.asked": Text("{player} owes the time charge", "{player} doit le forfait horaire"),
        "rent.waived": Text(
            "{player} pays no time charge in this period",
            "{player} ne paie pas de forfait pour cette période",
        ),
        "rent.standing_brought": Text(
            "{player} comes from table {source}: {standing}",
            "{player} vient de la table {source}\u00a0: {standing}",
        ),
        "rent.courtesy_taken": Text(
            "{player} plays on without paying for a while",
            "{player} joue encore un peu sans payer",
        ),
        "rent.courtesy_ended": Text(
            "{player}’s courtesy play is over", "Le jeu de courtoisie de {player} est terminé"
        ),
        "conduct.breach_logged": Text(
            "{person}, {what}: {breach}", "{person}, {what}\u00a0: {breach}"
        ),
        "conduct.sanctioned": Text(
            "{person}: {kind}, for entry {answers}",
            "{person}\u00a0: {kind}, pour l’entrée {answers}",
        ),
        "conduct.bar_lifted": Text("{person} may come in again", "{person} peut de nouveau entrer"),
        "conduct.case_closed": Text(
            "Case {closes} of {person} is closed", "Le dossier {closes} de {person} est clos"
        ),
        "conduct.entry_corrected": Text(
            "{person}: entry {corrects} counts no more",
            "{person}\u00a0: l’entrée {corrects} ne compte plus",
        ),
        "decks.deck_brought": Text(
            "Another deck from hand {hand} on", "Un autre jeu à partir de la main {hand}"
        ),
        "decks.setup_brought": Text(
            "A new pair of decks from hand {hand} on",
            "Deux nouveaux jeux à partir de la main {hand}",
        ),
        "decks.deck_flagged": Text("The deck is damaged", "Le jeu est abîmé"),
        "ledger.posting": Text(
            "{amount} posted, {credit} → {debit}: {memo}",
            "{amount} en écriture, {credit} → {debit}\u00a0: {memo}",
        ),
        "desk.stakes_set": Text("{game} is played as {variant}", "{game} se joue en {variant}"),
        "desk.rake_set": Text("The rake of {game} is set", "Le prélèvement de {game} est fixé"),
        "desk.charge_set": Text(
            "The time charge of table {table} is {amount}",
            "Le forfait horaire de la table {table} est de {amount}",
        ),
        "desk.button_drawn": Text(
            "Seat {seat} of table {table} draws the button",
            "Le siège {seat} de la table {table} tire le bouton",
        ),
        "desk.hand_set": Text(
            "Hand {hand} of table {table}: {dealt_in} are dealt in",
            "Main {hand} de la table {table}\u00a0: {dealt_in} reçoivent des cartes",
        ),
        "desk.rake_taken": Text(
            "The house takes {amount} of hand {hand} at table {table}",
            "La maison prélève {amount} sur la main {hand} de la table {table}",
        ),
        "desk.hand_ended": Text(
            "Hand {hand} of table {table} is over",
            "La main {hand} de la table {table} est terminée",
        ),
        "desk.wish_set": Text("{player} wishes to {wish}", "{player} souhaite {wish}"),
        "desk.stack_set": Text("{player} has {stack} in front", "{player} a {stack} devant soi"),
        "desk.leaving_set": Text("{player} leaves after the hand", "{player} part après la main"),
        "desk.chips_shown": Text(
            "{player} shows {chips} to play with", "{player} montre {chips} pour jouer"
        ),
        "desk.hands_to_miss_set": Text(
            "{player} is to miss hands: {hands}", "{player} doit manquer des mains\u00a0: {hands}"
        ),
        "desk.blinds_dodged": Text(
            "{player} dodged blinds at table {table}: {blinds}",
            "{player} a esquivé des blindes à la table {table}\u00a0: {blinds}",
        ),
        "desk.ruling_filed": Text(
            "Table {table}, ruling {number} by {by}: {says}{aside}",
            "Table {table}, décision {number} de {by}\u00a0: {says}{aside}",
        ),
        "desk.ruling_appealed": Text(
            "{player} appeals against ruling {number} at table {table}",
            "{player} conteste la décision {number} à la table {table}",
        ),
        "desk.dealer_pushed": Text(
            "{dealer} deals at table {table}", "{dealer} donne à la table {table}"
        ),
        "desk.taken_back": Text("Taken back: {seqs} ({reason})", "Annulé\u00a0: {seqs} ({reason})"),
    }
)
"""What each kind of fact is called, by its tag."""
