"""The report files: lines of RCE and RVIE by the layouts of SUNAT, cells of both Excel files and of Siscont."""
from files import CREDIT_NOTES, RCE_AMOUNTS, RVIE_AMOUNTS
from figures import credited, money, of_period
from treatment import counts


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


def rvie_line(v, vouchers, company, period):
    """Anexo 3: 33 fields and a closing separator."""
    fields = [company['ruc'], company['name'], period, '', dmy(v['issued']), dmy(v['due']), v['type'], v['serie'],
              v['number'], v['final'], v['party_type'], v['party'], v['party_name'],
              *[money(v[name]) for name in RVIE_AMOUNTS], v['currency'], exchange(v),
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
        'Total en su moneda': money(v['xml']['payable']) if foreign and v['xml'] else None,
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


def siscont_row(v, number):
    """The 24 columns of siscont_excel_24.csv; those that no voucher fills are empty."""
    base, igv = v['dg'] + v['dgng'] + v['dng'], v['igv_dg'] + v['igv_dgng'] + v['igv_dng']
    return [str(number), v['issued'], v['due'] or None, v['type'], v['state'] or None, v['serie'], v['number'],
            v['party_type'], v['party'], v['party_name'], 'S' if v['currency'] == 'PEN' else 'D', money(v['isc']), None,
            money(v['untaxed']), money(base), money(igv), money(v['icbper']), money(v['total']), None, None, None, None,
            None, v['rate_of_exchange'] or None]


def item_rows(vouchers):
    return [[v['type'], v['serie'], v['number'], str(i + 1), line['description'], line['quantity'],
             v['xml']['currency'], money(line['total']), money(line['igv'])]
            for v in vouchers if v['xml'] for i, line in enumerate(v['xml']['lines'])]


def reports(vouchers, period, company):
    bought, sold = of_period(vouchers, period, 'RCE'), of_period(vouchers, period, 'RVIE')
    in_rce = sorted((v for v in credited(vouchers, period) if v['in_soles']), key=lambda v: (v['issued'], v['code']))
    in_siscont = [v for v in bought if v['in_soles'] and counts(v)]
    moved = [v for v in in_rce if v['period'] != period]
    without_soles = lambda of: sorted(v['code'] for v in of if not v['in_soles'])
    return {
        'left_out': {'rce': without_soles(credited(vouchers, period)), 'rvie': without_soles(sold)},
        'rce': [rce_line(v, vouchers, company, period) for v in in_rce],
        'rvie': [rvie_line(v, vouchers, company, period) for v in sold if v['in_soles']],
        'compras': [excel_row(v, vouchers) for v in bought],
        'moved': [{'Periodo de registro': v['period'], **excel_row(v, vouchers)} for v in moved],
        'ventas': [excel_row(v, vouchers) for v in sold],
        'items_compras': item_rows(bought), 'items_ventas': item_rows(sold),
        'siscont': [siscont_row(v, i + 1) for i, v in enumerate(in_siscont)],
    }
