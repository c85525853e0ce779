"""Which purchases are deductible, doubtful, or give credit (domain notes, sections 6 and 8; decisions 22)."""
import re
import unicodedata
from datetime import date, timedelta
from decimal import ROUND_HALF_UP
from decimal import Decimal as D

from files import CREDIT_NOTES, CUSTOMS
from vouchers import bases_of, closest_of, percents_of, rates_on, taxed_part

NO_CREDIT = {'02', '03', '09', '20', '31', '40', '41'}
NOTES = {'07', '08', '87', '88'}
UIT = {'2025': D(5350), '2026': D(5500)}
# National holidays that a deadline of these months meets.
HOLIDAYS = {date(2026, 1, 1)}
# Rates of detraccion by good or service, in percent (detracciones.csv).
DETRACTION_RATES = {'019': D(10), '022': D(12), '027': D(4)}
FREIGHT = {'027'}
# Words that the company starts with, as far as these months name one.
FOREIGN = {'perfume', 'perfumes'}


def whole(amount):
    """Whole soles, half a sol away from zero."""
    return amount.quantize(D(1), ROUND_HALF_UP)


def months_later(period, months):
    number = int(period[:4]) * 12 + int(period[4:]) - 1 + months
    return f'{number // 12}{number % 12 + 1:02d}'


def deadline(period):
    """Fifth working day of the month after the annotation."""
    following = months_later(period, 1)
    day, left = date(int(following[:4]), int(following[4:]), 1), 5
    while True:
        if day.weekday() < 5 and day not in HOLIDAYS:
            left -= 1
            if left == 0:
                return day.isoformat()
        day += timedelta(days=1)


def due_of(purchase, deposits, notes=D(0)):
    """What is to be deposited, in whole soles: the rate of the good or service of the whole operation with its notes, in soles of
    the register (D.Leg. 940, art. 4, num. 4.1; R.S. 183-2004, arts. 19 and 20); of freight at least what the issuer's own base
    gives, which may be the reference value (num. 4.1 d). Where only the register's mark tells, of the good that a deposit names;
    without soles what the XML states in soles; nothing of what its notes annul; None where nothing tells it."""
    if purchase['in_soles'] and purchase['total'] > 0 and purchase['total'] + notes <= 0:
        return D(0)
    stated = purchase['xml'] and purchase['xml']['detraction']
    code = stated['code'] if stated else deposits[0]['good'] if deposits else None
    if code is None:
        return None
    in_soles = stated and stated['currency'] == 'PEN' and stated['amount'] > 0
    at_rate = whole(stated['amount'] * DETRACTION_RATES[code] / stated['percent']) if in_soles else None
    if not purchase['in_soles']:
        return at_rate
    due = whole((purchase['total'] + notes) * DETRACTION_RATES[code] / 100)
    return max(due, at_rate) if code in FREIGHT and in_soles else due


def completed_on(purchase, world):
    """The first day on which what is deposited reaches what is due with the notes so far, but for a sol of rounding (decision 53);
    None while it does not."""
    deposits, notes = deposited(purchase, world), notes_of(purchase, world)
    if deposits and due_of(purchase, deposits) is None:
        return max(deposit['paid'] for deposit in deposits)
    for day in sorted({deposit['paid'] for deposit in deposits} | {note['issued'] for note in notes}):
        due = due_of(purchase, deposits, sum((note['total'] for note in notes if note['issued'] <= day), D(0)))
        if due is not None and sum((one['amount'] for one in deposits if one['paid'] <= day), D(0)) + 1 >= due:
            return day
    return None


def is_owing(purchase, world):
    """Subject to detraccion, and not deposited in full."""
    if not purchase['detraction'] or purchase['type'] in NOTES:
        return False
    return completed_on(purchase, world) is None


def owed_of(purchase, world):
    """What is still to be deposited; None where nobody knows."""
    deposits = deposited(purchase, world)
    due = due_of(purchase, deposits, sum((note['total'] for note in notes_of(purchase, world)), D(0)))
    return None if due is None else due - sum((deposit['amount'] for deposit in deposits), D(0))


def words_of(text):
    letters = unicodedata.normalize('NFD', text.lower())
    return set(re.findall(r'\w+', ''.join(c for c in letters if not unicodedata.combining(c))))


def doubts_of(p, world):
    """Codes of what makes a purchase doubtful, in the order of the checks."""
    base, igv = taxed_part(p)
    state, condition = world['padron'].get(p['issuer'], ('ACTIVO', 'HABIDO'))
    rates = rates_on(p['issued'])
    if p['type'] in NOTES:
        rates = rates + [D(10)]
    stated = percents_of(p)
    if stated:
        rate = next(iter(stated))
        possible = rate in rates + [D(4)]
    else:
        rate = closest_of(p, rates + [D(4)])
        possible = rate is not None
    of_customs = p['type'] in CUSTOMS
    parts = base + igv + p['untaxed'] + p['icbper'] + p['other']
    igv_off = igv != 0 and rate is not None and min(abs(one * rate / 100 - igv) for one in bases_of(p)) > D('0.055')
    total_off = min(abs(parts - p['total']), abs(parts + p['isc'] - p['total'])) > D('0.05')
    modified = p['modified']
    return [code for code, found in [
        ('ISSUER_NOT_FOUND', condition == 'NO HABIDO'),
        ('ISSUER_NOT_ACTIVE', state != 'ACTIVO'),
        ('DETRACTION_WITHOUT_DEPOSIT', is_owing(p, world)),
        ('AMOUNTS_MISMATCH', not of_customs and (igv_off or total_off)),
        ('RATE_IMPOSSIBLE', not of_customs and igv != 0 and not possible),
        ('DUPLICATE', bool(p['also_in'])),
        ('NOTE_WITHOUT_VOUCHER', modified is not None and modified[0][:7].replace('-', '') in world['periods']
         and f"{p['issuer']}-{modified[1]}-{modified[2]}-{modified[3]}" not in world['codes']),
        ('FOREIGN_ITEM', bool(p['xml']) and any(words_of(line['description']) & FOREIGN for line in p['xml']['lines'])),
    ] if found]


def deposited(purchase, world):
    return [deposit for deposit in world['deposits'] if deposit['code'] == purchase['code']]


def notes_by_code(vouchers):
    """The credit and debit notes of any period that are not annulled, by the purchase that they modify."""
    found = {}
    for note in vouchers:
        if note['book'] == 'RCE' and note['type'] in NOTES and note['modified'] and not note['annulled']:
            _, modified_type, series, number = note['modified']
            found.setdefault(f"{note['issuer']}-{modified_type}-{series}-{number}", []).append(note)
    return found


def notes_of(purchase, world):
    return world['notes'].get(purchase['code'], [])


def credit_of(p, world):
    """'yes', 'no' or 'later', why, and the period in which a later one may be taken. The twelve months of Ley 29215 are
    counted up to that period."""
    on = None
    if p['detraction'] and p['type'] not in NOTES:
        on = completed_on(p, world)
    is_late = on is not None and on > deadline(p['period'])
    taken_in = on[:7].replace('-', '') if is_late else p['period']
    never = []
    if p['type'] in NO_CREDIT:
        never.append('TYPE_WITHOUT_CREDIT')
    # Ley 29215, art. 2: from the issue, or from the payment of the tax where the buyer pays it apart and the register has its day.
    paid = p['due'] if p['type'] in CUSTOMS | {'46', '91'} else ''
    if p['type'] not in CREDIT_NOTES and taken_in > months_later((paid or p['issued'])[:7].replace('-', ''), 12):
        never.append('OVER_TWELVE_MONTHS_OF_PAYMENT' if paid else 'OVER_TWELVE_MONTHS')
    if p['annulled']:
        never.append('ANNULLED')
    if never:
        return 'no', never, None
    return ('later', ['DETRACTION_DEPOSITED_LATE'], taken_in) if is_late else ('yes', [], None)


def treat(purchases, world, decisions, regimes):
    """Status and credit of each purchase; the limit of boletas comes last, since it follows from all others of the year."""
    for p in purchases:
        doubts = doubts_of(p, world)
        decision = decisions.get(p['code'])
        p['credit'], p['credit_reasons'], p['credit_period'] = credit_of(p, world)
        refused = (['ANNULLED'] if p['annulled'] else []) + (['DECLINED'] if decision == 'declined' else [])
        refused += ['BOLETA_OF_OTHER_REGIME'] if is_boleta_of_other_regime(p, regimes) else []
        if refused:
            p['status'], p['reasons'] = 'gasto no deducible', refused
        elif doubts and decision != 'validated':
            p['status'], p['reasons'] = 'observado', doubts
        else:
            p['status'], p['reasons'] = 'gasto deducible', []
    for year in sorted({period[:4] for period in world['periods']}):
        limit_boletas([p for p in purchases if p['period'][:4] == year], year)


def is_boleta_of_other_regime(p, regimes):
    """LIR, art. 37: only boletas of the Nuevo RUS, in which no legal person is; of a person the accountant's mark tells."""
    return p['type'] == '03' and (p['issuer'].startswith('20') or regimes.get(p['issuer']) == 'other')


def limit_boletas(purchases, year):
    """6 % of what gives the right to deduct in the year, at most 200 UIT of it, in the order of periods and issue (LIR, art. 37).
    A credit note lowers what gives the right also while it is only doubted (decisions 23). Of the boleta that crosses the limit,
    what is left of the limit before it still fits."""
    entitling = sum((p['total'] for p in purchases if p['type'] != '03' and counts(p)), D(0))
    limit = min(max(entitling, D(0)) * 6 / 100, 200 * UIT[year]).quantize(D('0.01'), ROUND_HALF_UP)
    boletas = [p for p in purchases if p['type'] == '03' and p['status'] == 'gasto deducible']
    left = limit
    for p in sorted(boletas, key=lambda p: (p['period'], p['issued'], p['code'])):
        if p['total'] > left:
            p['status'], p['reasons'] = 'gasto no deducible', ['BOLETA_OVER_LIMIT']
            if left > 0:
                p['fitting'] = left
        left -= p['total']


def counts(p):
    """Whether the IGV counts somewhere: credit notes subtract also while they are only doubted (decisions 23)."""
    return p['status'] == 'gasto deducible' or (p['status'] == 'observado' and p['type'] in CREDIT_NOTES)
