"""The IGV of a period (decisions 16 and 23), with what the boxes of the form carry between the months (docs/decisions/0044)."""
from decimal import Decimal as D

from carry import carry_of, stated_balance
from figures import cents, coefficient, credit_igv, credited, money, of_period, total
from treatment import months_later


def net_of(vouchers, period, settings):
    sales = total(of_period(vouchers, period, 'RVIE'), 'igv', 'igv_discount')
    return sales, credit_igv(credited(vouchers, period), coefficient(settings, period))


def tax_of(boxes, share):
    """Débito less crédito of some boxes; mixed purchases by the coefficient."""
    of = lambda *names: sum((boxes.get(name, (D(0),))[0] for name in names), D(0))
    mixed = cents(of('111', '117') * (1 if share is None else share))
    return of('101', '155') - of('103') - of('108', '157', '115') - mixed


def result_of(vouchers, period, settings, periods):
    """Sales less purchases as the form takes them, before the balance; and what was received and is left."""
    sales, bought = net_of(vouchers, period, settings)
    share = coefficient(settings, period)
    received, taken, left = carry_of(vouchers, period, settings, periods)
    came = tax_of(received, share)
    net = tax_of(taken, share) if received or left else sales - bought
    return net, came, sales - bought + came - net


def balance_before(vouchers, period, settings, periods):
    stated, before = stated_balance(period, settings), months_later(period, -1)
    if stated is not None:
        return stated
    if before not in periods:
        return D(0)
    net, _, _ = result_of(vouchers, before, settings, periods)
    return max(balance_before(vouchers, before, settings, periods) - net, D(0))


def overview(vouchers, period, settings, periods):
    sales, bought = net_of(vouchers, period, settings)
    net, received, left = result_of(vouchers, period, settings, periods)
    balance = balance_before(vouchers, period, settings, periods)
    own = [v for v in vouchers if v['period'] == period]
    purchases = of_period(vouchers, period, 'RCE')
    own_credit = credited(vouchers, period)
    moved = [v for v in own_credit if v['period'] != period]
    return {
        'total_amount_igv_sales': money(sales), 'total_amount_igv_purchase': money(bought),
        'total_amount_igv_total': money(net - balance), 'sum_positive_balance': money(balance),
        'flag_show_positive_balance': balance > 0,
        'positive_balance_period': months_later(period, -1) if balance > 0 else None,
        'received_credit_notes_amount': money(received), 'left_credit_notes_amount': money(left),
        'total_cpes_count': len(own), 'sales_cpes_count': len(own) - len(purchases),
        'purchase_credit_cpes_count': len(own_credit), 'moved_credit_cpes_count': len(moved),
        'moved_credit_amount': money(credit_igv(moved, coefficient(settings, period))), 'total_amount': money(total(purchases, 'total')),
        'flag_prorrata_missing': coefficient(settings, period) is None
        and any(v['dgng'] or v['igv_dgng'] for v in own_credit),
        'missing_exchange_rate_count': sum(not v['in_soles'] for v in own),
    }
