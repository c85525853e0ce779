"""What a box of Formulario 621 does not take, and the next month's box receives (docs/decisions/0044): of any box, what credit
notes exceed it by; of 102, what exceeds 100 (decisions 51)."""
from decimal import Decimal as D

from figures import REDUCED, cents, credited, of_period, total
from files import CUSTOMS
from treatment import months_later


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
        '100': (other, ['taxable', 'isc_beside'], 1), '101': (other, ['igv'], 1),
        '154': (small, ['taxable', 'discount', 'isc_beside', 'isc_beside_other'], 1), '155': (small, ['igv', 'igv_discount'], 1),
        '102': (other, ['discount', 'isc_beside_other'], -1), '103': (other, ['igv_discount'], -1),
        '106': (sales, ['export'], 1), '105': (sales, ['exonerated', 'unaffected'], 1),
        '107': (general, ['dg', 'isc_beside'], 1), '108': (general, ['igv_dg'], 1),
        '156': (reduced, ['dg', 'isc_beside'], 1), '157': (reduced, ['igv_dg'], 1),
        '110': (inland(giving), ['dgng', 'isc_beside_other'], 1), '111': (inland(giving), ['igv_dgng'], 1),
        '113': (inland(bought), ['dng'], 1),
        '114': (customs(giving), ['dg', 'isc_beside'], 1), '115': (customs(giving), ['igv_dg'], 1),
        '116': (customs(giving), ['dgng', 'isc_beside_other'], 1), '117': (customs(giving), ['igv_dgng'], 1),
        '119': (customs(bought), ['dng'], 1), '120': (inland(bought), ['untaxed'], 1),
        '122': (customs(bought), ['untaxed'], 1),
        '340': (sales, ['rice'], 1), '341': (sales, ['ivap'], 1),
    }


def sums_of(vouchers, period):
    """Box → (sum, its part at each reduced rate)."""
    found = {}
    for box, (of, names, sign) in voucher_boxes(vouchers, period).items():
        small = {rate: sign * total([v for v in of if v['rate'] == rate], *names) for rate in REDUCED}
        found[box] = (sign * total(of, *names), small)
    return found


def carry_of(vouchers, period, settings, periods):
    """What each box received, takes and leaves, as three tables of (sum, part at each reduced rate). What the accountant states
    as received counts in place of what the month before left; a month that is not loaded leaves nothing."""
    before = months_later(period, -1)
    rate_before = '10' if before <= '202512' else '10.5'
    received = carry_of(vouchers, before, settings, periods)[2] if before in periods else {}
    for stated in settings.get('stated_carries', []):
        if stated['tax_period'] == period and stated['box'] not in ('145', '168', '176'):
            amount = D(stated['amount']) * (1 if stated['box'] in ('102', '103') else -1)
            is_small = stated['box'] in ('154', '155', '156', '157')
            received[stated['box']] = (amount, {rate_before: amount} if is_small else {})
    taken, left = {}, {}
    for box, (amount, small) in sums_of(vouchers, period).items():
        more, more_small = received.get(box, (D(0), {}))
        both = (amount + more, {rate: small[rate] + more_small.get(rate, D(0)) for rate in REDUCED})
        taken[box] = (D(0), {rate: D(0) for rate in REDUCED}) if both[0] < 0 else both
        if both[0] < 0:
            left[box] = both
    keep_within(taken, left)
    return received, taken, left


def keep_within(taken, left):
    """102 is at most 100, its tax in the same part and at most 101; so 131 is not below 0."""
    none = {rate: D(0) for rate in REDUCED}
    base, tax = taken['102'][0], taken['103'][0]
    kept = min(base, taken['100'][0])
    kept_tax = min(tax if kept == base else cents(tax * kept / base), taken['101'][0])
    for box, all_of_it, part in (('102', base, kept), ('103', tax, kept_tax)):
        if part < all_of_it:
            taken[box], left[box] = (part, none), (all_of_it - part, none)


def stated_balance(period, settings):
    """Box 145 as it was filed, else the opening balance of the month before; None where nothing is stated."""
    for stated in settings.get('stated_carries', []):
        if stated['tax_period'] == period and stated['box'] == '145':
            return D(stated['amount'])
    opening = settings.get('opening_balance')
    return D(opening['amount']) if opening and opening['tax_period'] == months_later(period, -1) else None
