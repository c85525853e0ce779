"""The report files: lines of RCE and RVIE by the layouts of SUNAT, cells of both Excel files and of Siscont."""
from decimal import Decimal as D

from files import CREDIT_NOTES, RCE_AMOUNTS, RVIE_AMOUNTS
from figures import cents, coefficient, credited, money, of_period, total
from treatment import NO_CREDIT, counts


def dmy(date):
    return '/'.join(reversed(date.split('-'))) if date else ''


def modified_of(v, vouchers):
    """Date, type, series and number; a note that only its XML tells of takes the date from the voucher itself."""
    if v['modified'] is None:
        return ('', '', '', '')
    date, kind, serie, number = v['modified']
    if not date:
        code = f"{v['issuer']}-{kind}-{serie}-{number}"
        date = next((o['issued'] for o in vouchers if o['book'] == v['book'] and o['code'] == code), '')
    return (date, kind, serie, number)


def exchange(v):
    return '' if v['currency'] == 'PEN' else v['rate_of_exchange']


def rce_line(v, vouchers, company, period):
    """Anexo 11: 37 fields and a closing separator; neither CAR nor what only the export has."""
    date, kind, serie, number = modified_of(v, vouchers)
    fields = [company['ruc'], company['name'], period, '', dmy(v['issued']), dmy(v['due']), v['type'], v['serie'],
              v['year'], v['number'], v['final'], v['party_type'], v['party'], v['party_name'],
              *[money(v[name]) for name in RCE_AMOUNTS], v['currency'], exchange(v), dmy(date), kind, serie, '', number,
              '', '', '', '', '']
    assert len(fields) == 37
    return '|'.join(fields) + '|'


def whole_register(vouchers, company, period):
    """RCE for replacing the proposal: what gives credit in the period, as in RCE, and the rest of its register without credit:
    base and IGV in DNG (fields 19 and 20), of a type that never gives credit in field 21 (R.S. 040-2022, Anexo 11). Annulled
    purchases are left out (decision 55)."""
    lines = []
    for v in vouchers:
        if v['book'] != 'RCE' or not v['in_soles'] or v['annulled']:
            continue
        if counts(v) and v['credit'] != 'no':
            if (v['credit_period'] or v['period']) == period:
                lines.append(rce_line(v, vouchers, company, period))
        elif v['period'] == period:
            base, igv = v['dg'] + v['dgng'] + v['dng'], v['igv_dg'] + v['igv_dgng'] + v['igv_dng']
            cleared = {**v, 'dg': D(0), 'igv_dg': D(0), 'dgng': D(0), 'igv_dgng': D(0), 'dng': base, 'igv_dng': igv}
            if v['type'] in NO_CREDIT:
                cleared = {**cleared, 'dng': D(0), 'igv_dng': D(0), 'untaxed': v['untaxed'] + base + igv}
            lines.append(rce_line(cleared, vouchers, company, period))
    return sorted(lines)


def rvie_line(v, vouchers, company, period):
    """Anexo 3: 33 fields and a closing separator. An annulled sale keeps its row with zeros (decision 55)."""
    amounts = [D(0) if v['annulled'] else v[name] for name in RVIE_AMOUNTS]
    fields = [company['ruc'], company['name'], period, '', dmy(v['issued']), dmy(v['due']), v['type'], v['serie'],
              v['number'], v['final'], v['party_type'], v['party'], v['party_name'],
              *map(money, amounts), v['currency'], exchange(v),
              *[dmy(part) if i == 0 else part for i, part in enumerate(modified_of(v, vouchers))], '']
    assert len(fields) == 33
    return '|'.join(fields) + '|'


CREDIT = {'yes': 'Sí', 'no': 'No', 'later': 'En otro periodo'}
RATES = {'18': '18%', '10': '10%', '10.5': '10.5%', 'ivap': 'IVAP 4%', 'none': None}
PURCHASE_MONEY = {'dg': 'Base DG (S/)', 'igv_dg': 'IGV DG (S/)', 'dgng': 'Base DGNG (S/)', 'igv_dgng': 'IGV DGNG (S/)',
                  'dng': 'Base DNG (S/)', 'igv_dng': 'IGV DNG (S/)', 'untaxed': 'No gravado (S/)', 'isc': 'ISC (S/)',
                  'icbper': 'ICBPER (S/)', 'other': 'Otros tributos (S/)', 'total': 'Total (S/)'}
SALE_MONEY = {'export': 'Exportación (S/)', 'taxable': 'Base gravada (S/)', 'discount': 'Descuento de la base (S/)',
              'igv': 'IGV (S/)', 'igv_discount': 'Descuento del IGV (S/)', 'exonerated': 'Exonerado (S/)',
              'unaffected': 'Inafecto (S/)', 'isc': 'ISC (S/)', 'rice': 'Base IVAP (S/)', 'ivap': 'IVAP (S/)',
              'icbper': 'ICBPER (S/)', 'other': 'Otros tributos (S/)', 'total': 'Total (S/)'}


def own_total(v):
    """Total of the XML in its own currency; credit notes (07, 87, 97 of Tabla 10) subtract, as in the registers."""
    stated = v['xml']['payable']
    return -abs(stated) if v['type'] in CREDIT_NOTES else stated


def excel_row(v, vouchers):
    """Cells by heading; amounts as texts of two decimals, nothing where nobody knows the soles."""
    is_purchase = v['book'] == 'RCE'
    foreign = v['currency'] != 'PEN'
    date, kind, serie, number = modified_of(v, vouchers)
    name = '-'.join(part for part in (kind, serie, number) if part)
    row = {
        'Fecha de emisión': v['issued'], 'Fecha de vencimiento': v['due'] or None, 'Tipo': v['type'],
        'Serie': v['serie'], 'Número': f"{v['number']}-{v['final']}" if v['final'] else v['number'],
        'RUC del proveedor' if is_purchase else 'Documento del cliente': v['party'] or None,
        'Proveedor' if is_purchase else 'Cliente': v['party_name'] or None,
        'Glosa': ' | '.join(line['description'] for line in v['xml']['lines']) or None if v['xml'] else None,
        'Moneda': v['currency'], 'Tipo de cambio': v['rate_of_exchange'] or None if foreign else None,
        'Total en su moneda': money(own_total(v)) if foreign and v['xml'] else None,
        **{heading: money(v[name]) if v['in_soles'] else None
           for name, heading in (PURCHASE_MONEY if is_purchase else SALE_MONEY).items()},
        'Tasa de IGV': RATES[v['rate']],
        'Comprobante modificado': (name + (f' del {dmy(date)}' if date else '')) or None,
        'XML': bool(v['xml']),
    }
    if is_purchase:
        return {**row, 'Detracción': 'Sí' if v['detraction'] else 'No', 'Estado': v['status'],
                'Crédito fiscal': CREDIT[v['credit']], 'Periodo del crédito': v['credit_period']}
    return {**row, 'Estado del comprobante': 'Anulado' if v['annulled'] else 'Activo'}


def excel_totals(vouchers, headings):
    """The last row of a sheet, by heading."""
    return {heading: money(total(vouchers, name)) for name, heading in headings.items()}


def purchases_of_siscont(vouchers, period):
    """Deductible purchases: in the period of their credit, which a late deposit moves, and without credit in their own."""
    taken = [v for v in vouchers if v['book'] == 'RCE' and v['in_soles'] and counts(v)]
    moved = [v for v in taken if v['credit'] == 'later' and v['credit_period'] == period]
    return moved + [v for v in taken if v['credit'] != 'later' and v['period'] == period]


def left_for_later(bought):
    """Purchases of a register that a late deposit moves to the file of its period, and that period."""
    return [[v['code'], v['credit_period']] for v in bought if counts(v) and v['credit'] == 'later']


def mixed_credit(vouchers, share):
    """Credit of the DGNG of each purchase, rounded so that the sum of them is the rounded credit of all."""
    parts, whole, given = [], D(0), D(0)
    for v in vouchers:
        whole += v['igv_dgng'] if v['credit'] != 'no' else 0
        parts.append(cents(whole * (1 if share is None else share)) - given)
        given += parts[-1]
    return parts


def siscont_credit(v, mixed):
    """Base and IGV of the credit that the purchase gives in the period of the file, DG whole and DGNG by the prorrata: what of
    the IGV is no credit is cost (LIR art. 20; LIGV art. 69). ISC is no part of the base: it has a column of its own."""
    if v['credit'] == 'no':
        return D(0), D(0)
    parts = (v['dg'] + v['dgng'] + v['dng'] + v['igv_dg'] + v['igv_dgng'] + v['igv_dng'] + v['untaxed'] + v['icbper']
             + v['other'])
    within = v['isc'] if abs(v['total'] - parts) < abs(v['total'] - parts - v['isc']) else D(0)
    return v['dg'] + v['dgng'] - within, v['igv_dg'] + mixed


def siscont_row(v, number, mixed):
    """The 24 columns of siscont_excel_24.csv; those that no voucher fills are empty. Amounts are soles, so the letter is S and
    a purchase in another currency has no rate. Column 14 takes what no other column holds: the parts are the total."""
    base, igv = siscont_credit(v, mixed)
    rest = v['total'] - base - igv - v['isc'] - v['icbper']
    return [str(number), v['issued'], v['due'] or None, v['type'], v['state'] or None, v['serie'], v['number'],
            v['party_type'], v['party'], v['party_name'], 'S', money(v['isc']), None, money(rest), money(base), money(igv),
            money(v['icbper']), money(v['total']), None, None, None, None, None,
            (v['rate_of_exchange'] or None) if v['currency'] == 'PEN' else None]


def item_rows(vouchers):
    return [[v['type'], v['serie'], v['number'], str(i + 1), line['description'], line['quantity'],
             v['xml']['currency'], money(line['total']), money(line['igv'])]
            for v in vouchers if v['xml'] for i, line in enumerate(v['xml']['lines'])]


def reports(vouchers, period, company):
    bought, sold = of_period(vouchers, period, 'RCE'), of_period(vouchers, period, 'RVIE')
    in_rce = sorted((v for v in credited(vouchers, period) if v['in_soles']), key=lambda v: (v['issued'], v['code']))
    in_siscont = purchases_of_siscont(vouchers, period)
    mixed = mixed_credit(in_siscont, coefficient({}, period))
    moved = [v for v in in_rce if v['period'] != period]
    without_soles = lambda of: sorted(v['code'] for v in of if not v['in_soles'])
    annulled = [v['code'] for v in bought if v['annulled']]
    return {
        'left_out': {'rce': without_soles(credited(vouchers, period)), 'rvie': without_soles(sold)},
        'annulled': {'rce': annulled, 'rce_whole': annulled, 'rvie': []},
        'later': left_for_later(bought),
        'rce': [rce_line(v, vouchers, company, period) for v in in_rce],
        'rce_whole': whole_register(vouchers, company, period),
        'rvie': [rvie_line(v, vouchers, company, period) for v in sold if v['in_soles']],
        'compras': [excel_row(v, vouchers) for v in bought],
        'moved': [{'Periodo de registro': v['period'], **excel_row(v, vouchers)} for v in moved],
        'ventas': [excel_row(v, vouchers) for v in sold],
        'totals': {'compras': excel_totals(bought, PURCHASE_MONEY), 'ventas': excel_totals(sold, SALE_MONEY)},
        'items_compras': item_rows(bought), 'items_ventas': item_rows(sold),
        'siscont': [siscont_row(v, i + 1, mixed[i]) for i, v in enumerate(in_siscont)],
    }
