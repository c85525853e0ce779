"""What the screens of a period show (decisions 16 and 23; specification, part 2)."""
from decimal import ROUND_HALF_UP
from decimal import Decimal as D

from files import CREDIT_NOTES, RCE_AMOUNTS, RVIE_AMOUNTS
from treatment import counts, is_owing, months_later, owed_of

REDUCED = ('10', '10.5')
TYPES = {'fa': {'01'}, 'bv': {'03'}, 'nc': CREDIT_NOTES, 'nd': {'08', '88', '98'}}


def cents(amount):
    return amount.quantize(D('0.01'), ROUND_HALF_UP)


def money(amount):
    return f'{cents(amount) + 0:.2f}'


def total(vouchers, *names):
    """An annulled voucher counts as zero in every figure (decision 55)."""
    return sum((v[name] for v in vouchers for name in names if not v['annulled']), D(0))


def of_period(vouchers, period, book):
    return [v for v in vouchers if v['period'] == period and v['book'] == book]


def credited(vouchers, period):
    """The purchases whose IGV counts in a period: a late deposit moves it to the period of the deposit."""
    return [v for v in vouchers if v['book'] == 'RCE' and counts(v) and v['credit'] != 'no'
            and (v['credit_period'] or v['period']) == period]


def coefficient(settings, period):
    set_so_far = [one for one in settings.get('prorrata', []) if one['from'] <= period]
    return D(max(set_so_far, key=lambda one: one['from'])['coefficient']) if set_so_far else None


def credit_igv(purchases, share):
    return total(purchases, 'igv_dg') + cents(total(purchases, 'igv_dgng') * (1 if share is None else share))


def reduced_label(vouchers):
    rates = {v['rate'] for v in vouchers}
    if {'10', '10.5'} <= rates:
        return 'IGV 10% y 10.5%'
    return 'IGV 10.5%' if '10.5' in rates else 'IGV 10%'


def by_rate(vouchers, book):
    """Bases and taxes of one side: IVAP stands in fields 21 and 24 of RCE, and in its own ones of RVIE."""
    base = ('dg', 'dgng', 'dng') if book == 'RCE' else ('taxable', 'discount')
    tax = ('igv_dg', 'igv_dgng', 'igv_dng') if book == 'RCE' else ('igv', 'igv_discount')
    free = ('untaxed',) if book == 'RCE' else ('export', 'exonerated', 'unaffected')
    rice = ('untaxed', 'other') if book == 'RCE' else ('rice', 'ivap')
    reduced = [v for v in vouchers if v['rate'] in REDUCED]
    of_rice = [v for v in vouchers if v['rate'] == 'ivap']
    general = [v for v in vouchers if v['rate'] not in (*REDUCED, 'ivap')]
    untaxed = [v for v in vouchers if book == 'RVIE' or v['rate'] != 'ivap']
    return {
        'non_taxable_amount': money(total(untaxed, *free)),
        'igv_10_taxable_amount': money(total(reduced, *base)), 'igv_10_amount': money(total(reduced, *tax)),
        'igv_10_label': reduced_label(reduced),
        'igv_18_taxable_amount': money(total(general, *base)), 'igv_18_amount': money(total(general, *tax)),
        'ivap_taxable_amount': money(total(of_rice, rice[0])), 'ivap_amount': money(total(of_rice, rice[1])),
    }


def change(now, before):
    """In percent, one decimal, half away from zero; None against nothing."""
    return float((D(now - before) * 100 / abs(before)).quantize(D('0.1'), ROUND_HALF_UP)) if before else None


def purchase_dashboard(vouchers, period):
    own, before = of_period(vouchers, period, 'RCE'), of_period(vouchers, months_later(period, -1), 'RCE')
    having = lambda status: [v for v in own if v['status'] == status]
    observed = having('observado')
    firsts = sorted({v['reasons'][0] for v in observed})
    by_first = {code: [v for v in observed if v['reasons'][0] == code] for code in firsts}
    return {
        **by_rate(own, 'RCE'),
        'total_importe_total': money(total(own, 'total')), 'total_cpes_count': len(own),
        'downloadable_cpes_count': sum(bool(v['xml']) for v in own),
        'deductible_count': len(having('gasto deducible')), 'not_deductible_count': len(having('gasto no deducible')),
        'observed_count': len(observed),
        'observed_by_code': {code: {'totalValue': len(of), 'amount': money(total(of, 'total'))}
                             for code, of in by_first.items()},
        'porcentage_previous_month': {
            'porcentage_total_purchases': change(total(own, 'total'), total(before, 'total')),
            'porcentage_cps_count': change(len(own), len(before))},
    }


def sales_dashboard(vouchers, period):
    own, before = of_period(vouchers, period, 'RVIE'), of_period(vouchers, months_later(period, -1), 'RVIE')
    named = set().union(*TYPES.values())
    groups = {name: [v for v in own if v['type'] in types] for name, types in TYPES.items()}
    groups['other_codes'] = [v for v in own if v['type'] not in named]
    return {
        **by_rate(own, 'RVIE'),
        **{f'total_count_{name}': len(of) for name, of in groups.items()},
        **{f'total_amount_{name}': money(total(of, 'total')) for name, of in groups.items()},
        'total_importe_total': money(total(own, 'total')), 'total_cpes_count': len(own),
        'porcentage_previous_month': {
            'porcentage_total_sales': change(total(own, 'total'), total(before, 'total')),
            'porcentage_cps_count': change(len(own), len(before))},
    }


def history(vouchers, period, book):
    months = [months_later(period, i - 11) for i in range(12)]
    return {month: {'total_importe_total': money(total(of_period(vouchers, month, book), 'total')),
                    'total_cpes_count': len(of_period(vouchers, month, book))} for month in months}


def perceptions_inside(vouchers, documents):
    """Facturas that prove their own perception: collected at once (Contado), not annulled, and named by no CPE 40. The
    perception is made on collecting (R.S. 058-2006-SUNAT), so it is of the month of issue, whatever month its register is of."""
    named = set().union(*(d['about'] for d in documents if d['kind'] == 'Perception'))
    return [{'kind': 'Perception', 'period': v['issued'][:7].replace('-', ''), 'receiver': v['xml']['customer'][1],
             'amount': v['xml']['perceived'], 'about': set()}
            for v in vouchers if v['book'] == 'RCE' and v['type'] == '01' and v['xml'] and v['xml']['perceived']
            and v['xml']['is_paid'] and not v['annulled'] and v['code'] not in named]


def withheld(documents, period, kind, own_ruc):
    found = [d for d in documents if d['kind'] == kind and d['period'] == period and d['receiver'] == own_ruc]
    return {'total_items': len(found), 'amount': money(sum((d['amount'] for d in found), D(0)))}


def pdt_report(vouchers, period, settings, book):
    """The cards: of purchases, what gives credit, so that they add up to 'IGV compras'; what is not taxed of all."""
    own = of_period(vouchers, period, book)
    if book == 'RVIE':
        return {**by_rate(own, book), 'total_cpes_count': len(own)}
    giving, share = credited(vouchers, period), coefficient(settings, period)
    reduced = [v for v in giving if v['rate'] in REDUCED]
    base = lambda of: total(of, 'dg', 'dgng')
    return {
        **by_rate(own, book), 'total_cpes_count': len(own), 'igv_10_label': reduced_label(reduced),
        'igv_10_taxable_amount': money(base(reduced)), 'igv_10_amount': money(credit_igv(reduced, share)),
        'igv_18_taxable_amount': money(base(giving) - base(reduced)),
        'igv_18_amount': money(credit_igv(giving, share) - credit_igv(reduced, share)),
    }


def detractions(vouchers, deposits, period, world):
    """A deposit stands in the period of its voucher, else in the one that it names (docs/decisions/0022)."""
    periods = {v['code']: v['period'] for v in vouchers if v['book'] == 'RCE'}
    paid = [d for d in deposits if periods.get(d['code'], d['period']) == period]
    unpaid = [v for v in of_period(vouchers, period, 'RCE') if not v['annulled'] and is_owing(v, world)]
    known = [owed for owed in (owed_of(v, world) for v in unpaid) if owed is not None]
    owed = sum(known, D(0))
    put = sum((d['amount'] for d in paid), D(0))
    return {'paid': {'count': len(paid), 'amount': money(put)},
            'unpaid': {'count': len(unpaid), 'amount': money(owed), 'unknown': len(unpaid) - len(known)},
            'total': money(put + owed)}


def list_sums(vouchers, period, settings, book):
    own = of_period(vouchers, period, book)
    base = ('dg', 'dgng', 'dng') if book == 'RCE' else ('taxable', 'discount')
    given = credited(vouchers, period) if book == 'RCE' else []
    moved = [v for v in given if v['period'] != period]
    igv_of = lambda some: credit_igv(some, coefficient(settings, period))
    igv = total(own, 'igv', 'igv_discount') if book == 'RVIE' else igv_of(given)
    return {'total_items': len(own), 'taxable_amount': money(total(own, *base)), 'igv_credit_amount': money(igv),
            'moved_credit_cpes_count': len(moved), 'moved_credit_amount': money(igv_of(moved)),
            'total_amount': money(total(own, 'total'))}


# Amounts in another currency are put into soles one by one: so much may a converted total miss their sum by (domain notes, 2.2).
CONVERTED = D('0.05')


def sum_of_amounts(v):
    """RVIE: field 26 is the sum of 14 to 25. RCE: field 25 is the sum of 15 to 24 without the ISC (22), which is within its
    base (R.S. 112-2021, Anexo 3; R.S. 040-2022, Anexo 11; domain notes, 2.2)."""
    names = RCE_AMOUNTS if v['book'] == 'RCE' else RVIE_AMOUNTS
    return sum((v[name] for name in names if name not in ('total', 'isc')), D(0)) + (v['isc'] if v['book'] == 'RVIE' else 0)


def contradicting(vouchers, period, book):
    """Codes of the register rows whose total is not the sum of their amounts. They are read as they are written (a row with a
    warning on it). Registers with the ISC on the other side of the base than the norm says are known, and add up too."""
    far = lambda v: CONVERTED if v['currency'] != 'PEN' else D(0)
    other = lambda v: v['isc'] if v['book'] == 'RCE' else -v['isc']
    misses = lambda v: min(abs(sum_of_amounts(v) - v['total']), abs(sum_of_amounts(v) + other(v) - v['total']))
    return sorted(v['code'] for v in of_period(vouchers, period, book) if v['state'] and misses(v) > far(v))


def named_again(vouchers, period, book):
    """Codes of the vouchers that the register of a later period names again: that row does not count (decisions 54)."""
    return [v['code'] for v in of_period(vouchers, period, book) if v['also_in']]


def fitting(vouchers, period):
    """Boletas that cross the limit of a year, with what still fits of each; nothing at all for a month without one."""
    found = [[v['code'], money(v['fitting'])] for v in of_period(vouchers, period, 'RCE') if 'fitting' in v]
    return {'fitting': found} if found else {}


def warnings(vouchers, period):
    """Nothing at all for a month without any."""
    found = {book: sorted({*contradicting(vouchers, period, book), *named_again(vouchers, period, book)})
             for book in ('RCE', 'RVIE')}
    return {'warnings': found} if any(found.values()) else {}


def review_lists(vouchers, period):
    """The three lists of Observaciones; the IGV is all of it, whether it counts or not."""
    own = of_period(vouchers, period, 'RCE')
    lists = {'observed': 'observado', 'rejected': 'gasto no deducible', 'validated': 'gasto deducible'}
    of = {name: [v for v in own if v['status'] == status] for name, status in lists.items()}
    return {name: {'total_items': len(some), 'taxable_amount': money(total(some, 'dg', 'dgng', 'dng')),
                   'igv_amount': money(total(some, 'igv_dg', 'igv_dgng', 'igv_dng')),
                   'total_amount': money(total(some, 'total'))} for name, some in of.items()}
