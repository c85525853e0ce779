"""Brings registers and XML together: each voucher once (decisions 20 and 21)."""
from decimal import Decimal as D

from files import CREDIT_NOTES, RCE_AMOUNTS, RVIE_AMOUNTS


def soles_of_xml(document, book):
    """Amounts of an XML in soles, as the register would hold them; none for another currency."""
    names = RCE_AMOUNTS if book == 'RCE' else RVIE_AMOUNTS
    amounts = {name: D(0) for name in names}
    if document['currency'] != 'PEN':
        return amounts
    sign = -1 if document['type'] in CREDIT_NOTES else 1
    base = lambda scheme: sign * document['taxes'].get(scheme, (D(0), D(0)))[0]
    tax = lambda scheme: sign * document['taxes'].get(scheme, (D(0), D(0)))[1]
    amounts['total'] = sign * document['payable']
    amounts['icbper'] = tax('7152')
    # IGV is computed on the value of the sale and its ISC (TUO de la Ley del IGV, art. 14). The header states the value
    # alone (SUNAT's guide of UBL 2.1); RCE holds both as its base, RVIE each in its own field (domain notes, 2.2).
    isc = tax('2000')
    if book == 'RCE':
        amounts.update(dg=base('1000') + isc, igv_dg=tax('1000'),
                       untaxed=base('9995') + base('9997') + base('9998') + base('1016'))
    else:
        amounts.update(taxable=base('1000'), igv=tax('1000'), isc=isc, export=base('9995'), exonerated=base('9997'),
                       unaffected=base('9998'), rice=base('1016'), ivap=tax('1016'))
    amounts['other'] = amounts['total'] - sum(v for n, v in amounts.items() if n not in ('total', 'other'))
    amounts['isc'] = isc
    return amounts


def voucher_of_xml(document, book):
    party = document['supplier'] if book == 'RCE' else document['customer']
    code = '-'.join([document['supplier'][1], document['type'], document['serie'], document['number']])
    return {
        'book': book, 'period': document['issued'][:7].replace('-', ''), 'code': code,
        'issuer': document['supplier'][1], 'type': document['type'], 'serie': document['serie'],
        'number': document['number'], 'final': '', 'issued': document['issued'], 'due': document['due'],
        'party_type': party[0], 'party': party[1], 'party_name': party[2], 'currency': document['currency'],
        'rate_of_exchange': '', 'modified': document['modified'], 'note_type': document['note_type'], 'state': '',
        'year': '', 'marked': False, 'in_soles': document['currency'] == 'PEN', 'xml': document, 'also_in': [],
        **soles_of_xml(document, book),
    }


def bring_together(read, own_ruc):
    """A register row names the period, the earliest one that names it; an XML alone stands in its issue month."""
    found = {}
    for row in sorted(read['rows'], key=lambda row: row['period']):
        key = (row['book'], row['code'])
        if key in found:
            found[key]['also_in'].append(row['period'])
        else:
            found[key] = row
    for document in read['xml']:
        book = 'RVIE' if document['supplier'][1] == own_ruc else 'RCE'
        alone = voucher_of_xml(document, book)
        known = found.setdefault((book, alone['code']), alone)
        known['xml'] = document
    for voucher in found.values():
        voucher['rate'] = rate_of(voucher)
        voucher['isc_beside'], voucher['isc_beside_other'] = isc_beside(voucher)
        voucher['annulled'] = voucher['state'] in ('2', '3', '4', '6')
        voucher['detraction'] = voucher['marked'] or bool(voucher['xml'] and voucher['xml']['detraction'])
    return sorted(found.values(), key=lambda voucher: (voucher['issued'], voucher['code']))


def rates_on(day):
    """The general rate and the one of small restaurants and hotels (tasas_igv.csv)."""
    return [D(18), D(10)] if day <= '2025-12-31' else [D(18), D('10.5')]


def closest(base, igv, rates):
    """Rounding may move a tax by five céntimos, or by 0.2 % of the base."""
    far = max(D('0.05'), abs(base) / 500)
    near = [(abs(base * rate / 100 - igv), rate) for rate in rates]
    distance, rate = min(near, key=lambda one: one[0])
    return rate if distance <= far else None


def taxed_part(v):
    if v['book'] == 'RCE':
        return v['dg'] + v['dgng'] + v['dng'], v['igv_dg'] + v['igv_dgng'] + v['igv_dng']
    return v['taxable'] + v['discount'], v['igv'] + v['igv_discount']


def bases_of(v):
    """What the IGV may be computed on: a register holds the ISC within its base or beside it."""
    base, _ = taxed_part(v)
    return [base, base + v['isc']] if v['isc'] else [base]


def closest_of(v, rates):
    """The rate that the IGV shows of a base, the base alone before the one with ISC."""
    _, igv = taxed_part(v)
    found = (closest(base, igv, rates) for base in bases_of(v))
    return next((rate for rate in found if rate is not None), None)


def isc_beside(v):
    """ISC that is part of what IGV is computed on and that the row states beside its base (decisions 50): it belongs to the base
    whose IGV is the rate of base and ISC, the first such one."""
    percent = {'18': D(18), '10': D(10), '10.5': D('10.5'), 'ivap': D(4)}.get(v['rate'])
    pairs = [('dg', 'igv_dg'), ('dgng', 'igv_dgng')] if v['book'] == 'RCE' else [('taxable', 'igv'), ('discount', 'igv_discount')]
    found = [D(0), D(0)]
    for place, (base, igv) in enumerate(pairs):
        off = lambda amount: abs(amount * (percent or 0) / 100 - v[igv])
        both = v[base] + v['isc']
        if percent and v['isc'] and v[igv] and off(both) < off(v[base]) and closest(both, v[igv], [percent]):
            found[place] = v['isc']
            break
    return found


def percents_of(voucher):
    return {line['percent'] for line in voucher['xml']['lines'] if line['percent']} if voucher['xml'] else set()


def rate_of(voucher):
    """'18', '10', '10.5', 'ivap' or 'none': what the XML states, else what tax and base show. A note has the rate of its voucher."""
    names = {D(18): '18', D(10): '10', D('10.5'): '10.5', D(4): 'ivap', None: 'none'}
    stated = percents_of(voucher)
    if len(stated) == 1 and next(iter(stated)) in names:
        return names[next(iter(stated))]
    _, igv = taxed_part(voucher)
    if igv == 0:
        return 'ivap' if voucher.get('ivap') else 'none'
    issued = voucher['modified'][0] if voucher['modified'] else voucher['issued']
    return names[closest_of(voucher, rates_on(issued)) or closest_of(voucher, [D(18), D(10), D('10.5'), D(4)])]
