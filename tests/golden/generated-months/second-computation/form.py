"""Formulario 621 (domain notes, section 7; pdt621_casillas.csv; docs/decisions/0024 where the notes leave it open)."""
from decimal import Decimal as D

from figures import REDUCED, coefficient, credited, money, months_later, of_period, total, withheld
from files import CUSTOMS
from treatment import whole


def rate_now(period):
    """The reduced rate at the end of a period."""
    return D(10) if period <= '202512' else D('10.5')


def voucher_boxes(vouchers, period):
    """Box → (vouchers, amounts, sign): every box that vouchers make up."""
    sales = of_period(vouchers, period, 'RVIE')
    bought = [v for v in of_period(vouchers, period, 'RCE') if not v['annulled']]
    giving = credited(vouchers, period)
    other = [v for v in sales if v['rate'] not in REDUCED]
    small = [v for v in sales if v['rate'] in REDUCED]
    inland = lambda of: [v for v in of if v['type'] not in CUSTOMS]
    customs = lambda of: [v for v in of if v['type'] in CUSTOMS]
    general = [v for v in inland(giving) if v['rate'] not in REDUCED]
    reduced = [v for v in inland(giving) if v['rate'] in REDUCED]
    return {
        '100': (other, ['taxable'], 1), '101': (other, ['igv'], 1),
        '154': (small, ['taxable', 'discount'], 1), '155': (small, ['igv', 'igv_discount'], 1),
        '102': (other, ['discount'], -1), '103': (other, ['igv_discount'], -1),
        '106': (sales, ['export'], 1), '105': (sales, ['exonerated', 'unaffected'], 1),
        '107': (general, ['dg'], 1), '108': (general, ['igv_dg'], 1),
        '156': (reduced, ['dg'], 1), '157': (reduced, ['igv_dg'], 1),
        '110': (inland(giving), ['dgng'], 1), '111': (inland(giving), ['igv_dgng'], 1),
        '113': (inland(bought), ['dng'], 1),
        '114': (customs(giving), ['dg'], 1), '115': (customs(giving), ['igv_dg'], 1),
        '116': (customs(giving), ['dgng'], 1), '117': (customs(giving), ['igv_dgng'], 1),
        '119': (customs(bought), ['dng'], 1), '120': (inland(bought), ['untaxed'], 1),
        '122': (customs(bought), ['untaxed'], 1),
        '340': (sales, ['rice'], 1), '341': (sales, ['ivap'], 1),
    }


BASES = {'101': '100', '155': '154', '103': '102', '108': '107', '157': '156', '111': '110', '115': '114',
         '117': '116', '341': '340'}


def form(vouchers, withholdings, period, settings, own_ruc, periods):
    """The boxes of a period as (sum, value, number of vouchers), and what they leave to the next month."""
    made_of = voucher_boxes(vouchers, period)
    sums = {box: sign * total(of, *names) for box, (of, names, sign) in made_of.items()}
    value = {box: max(whole(amount), D(0)) for box, amount in sums.items() if box not in BASES}
    reduced_rate = rate_now(period)
    for box, base in BASES.items():
        of, names, sign = made_of[base]
        small = sign * total([v for v in of if v['rate'] in REDUCED], *names)
        small = min(max(whole(small), D(0)), value[base])
        if box == '341':
            value[box] = whole(value[base] * 4 / 100)
        else:
            value[box] = whole(((value[base] - small) * 18 + small * reduced_rate) / 100)
    share = coefficient(settings, period)
    mixed = lambda box: value[box] if share is None else whole(value[box] * share)
    carried = carried_into(vouchers, withholdings, period, settings, own_ruc, periods)
    value['131'] = value['101'] + value['155'] - value['103']
    value['178'] = value['108'] + value['157'] + mixed('111') + value['115'] + mixed('117')
    value['140'] = value['131'] - value['178']
    value['145'], value['168'], value['176'] = carried
    value['184'] = value['140'] - value['145']
    for box, kind in (('171', 'Perception'), ('179', 'Retention')):
        sums[box] = D(withheld(withholdings, period, kind, own_ruc)['amount'])
        value[box] = whole(sums[box])
    owed = max(value['184'], D(0))
    perceived, retained = value['171'] + value['168'], value['179'] + value['176']
    value['164'] = max(perceived - owed, D(0))
    owed = max(owed - perceived, D(0))
    value['165'] = max(retained - owed, D(0))
    value['681'] = max(owed - retained, D(0))
    return {box: {'value': int(value[box]), 'sum': money(sums[box]) if box in sums else None,
                  'vouchers_count': count(made_of[box]) if box in made_of else None} for box in value}


def count(made_of):
    of, names, _ = made_of
    return sum(total([v], *names) != 0 for v in of)


def carried_into(vouchers, withholdings, period, settings, own_ruc, periods):
    """145, 168 and 176, from 184, 164 and 165 of the month before."""
    before = months_later(period, -1)
    balance = perceived = retained = D(0)
    if before in periods:
        last = form(vouchers, withholdings, before, settings, own_ruc, periods)
        balance, perceived, retained = (D(max(-last['184']['value'], 0)), D(last['164']['value']), D(last['165']['value']))
    opening = settings.get('opening_balance')
    if opening and opening['tax_period'] == before:
        balance = whole(D(opening['amount']))
    return balance, perceived, retained
