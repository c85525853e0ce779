"""Formulario 621 (domain notes, section 7; pdt621_casillas.csv; docs/decisions/0024 where the notes leave it open)."""
from decimal import Decimal as D

from carry import carry_of, stated_balance, sums_of, voucher_boxes
from figures import coefficient, money, total, withheld
from treatment import months_later, whole


BASES = {'101': '100', '155': '154', '103': '102', '108': '107', '157': '156', '111': '110', '115': '114',
         '117': '116', '341': '340'}


def form(vouchers, withholdings, period, settings, own_ruc, periods):
    """The boxes of a period as (sum, value, number of vouchers), and what they leave to the next month."""
    made_of = voucher_boxes(vouchers, period)
    sums = {box: amount for box, (amount, _) in sums_of(vouchers, period).items()}
    received, taken, left = carry_of(vouchers, period, settings, periods)
    value = {box: whole(amount) for box, (amount, _) in taken.items() if box not in BASES}
    for box, base in BASES.items():
        if box == '341':
            value[box] = whole(value[base] * 4 / 100)
        else:
            parts = parts_of(value[base], *taken[base])
            value[box] = max(whole(sum(soles * D(rate) for rate, soles in parts.items()) / 100), D(0))
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
    part = lambda of, box: money(abs(of[box][0])) if box in of else '0.00'
    # Rounding makes less than a sol (decisions 17 and 50): 0.50 of a base at 18 %, and 0.50 of its tax.
    off = lambda box: box in taken and abs(value[box] - taken[box][0]) >= 1
    return {box: {'value': int(value[box]), 'flag_off': off(box), 'sum': money(sums[box]) if box in sums else None,
                  'received_amount': part(received, box), 'left_amount': part(left, box),
                  'vouchers_count': count(made_of[box]) if box in made_of else None} for box in value}


def left_out(withholdings, period, settings, own_ruc, periods, form_of):
    """Certificates of the months between this period and the last one that has a form, in each month's whole soles, with what
    that form did not use; nothing for a box that is stated, and nothing at all without any (our reading of the carry)."""
    earlier = max((one for one in periods if one < period), default=None)
    found = []
    for box, kind, left_box in (('168', 'Perception', '164'), ('176', 'Retention', '165')):
        if any((one['tax_period'], one['box']) == (period, box) for one in settings.get('stated_carries', [])):
            continue
        months = sorted({d['period'] for d in withholdings if (earlier or '') < d['period'] < period})
        sums = {month: D(withheld(withholdings, month, kind, own_ruc)['amount']) for month in months}
        sums = {month: amount for month, amount in sums.items() if amount > 0}
        if sums:
            left = D(form_of(earlier)[left_box]['value']) if earlier else D(0)
            found.append({'box': box, 'months': [named(month, amount) for month, amount in sums.items()],
                          'left': named(earlier, left) if left > 0 else None,
                          'value': int(left + sum(whole(amount) for amount in sums.values()))})
    return {'left_out': found} if found else {}


def named(period, amount):
    return {'tax_period': period, 'amount': money(amount)}


def parts_of(soles, exact, small):
    """Whole soles by rate (decisions 52: each voucher at its own). 18 % takes what rounding leaves, or the largest part without it."""
    parts = {rate: whole(part) for rate, part in small.items()}
    rest = soles - sum(parts.values())
    takes_rest = '18' if exact != sum(small.values()) else max(parts, key=lambda rate: abs(parts[rate]))
    parts[takes_rest] = parts.get(takes_rest, D(0)) + rest
    return parts


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
    stated = stated_balance(period, settings)
    if stated is not None:
        balance = whole(stated)
    for one in settings.get('stated_carries', []):
        if one['tax_period'] == period and one['box'] == '168':
            perceived = whole(D(one['amount']))
        if one['tax_period'] == period and one['box'] == '176':
            retained = whole(D(one['amount']))
    return balance, perceived, retained
