"""Reads the files of a company as SUNAT gives them. Headings are matched without accents, case and double blanks."""
import csv
import unicodedata
import xml.etree.ElementTree as ET
from decimal import Decimal as D
from pathlib import Path

OWN_DOCUMENTS = {'46', '50', '51', '52', '53', '54'}
CUSTOMS = {'50', '51', '52', '53', '54'}
CREDIT_NOTES = {'07', '87', '97'}
# Charges of catálogo 53 that are perceptions of a factura (51 venta interna, 52 combustible, 53 tasa especial).
PERCEPTIONS = {'51', '52', '53'}

RCE_AMOUNTS = {
    'dg': 'BI Gravado DG', 'igv_dg': 'IGV / IPM DG', 'dgng': 'BI Gravado DGNG', 'igv_dgng': 'IGV / IPM DGNG',
    'dng': 'BI Gravado DNG', 'igv_dng': 'IGV / IPM DNG', 'untaxed': 'Valor Adq. NG', 'isc': 'ISC', 'icbper': 'ICBPER',
    'other': 'Otros Trib/ Cargos', 'total': 'Total CP',
}
RVIE_AMOUNTS = {
    'export': 'Valor Facturado Exportación', 'taxable': 'BI Gravada', 'discount': 'Dscto BI', 'igv': 'IGV / IPM',
    'igv_discount': 'Dscto IGV / IPM', 'exonerated': 'Mto Exonerado', 'unaffected': 'Mto Inafecto', 'isc': 'ISC',
    'rice': 'BI Grav IVAP', 'ivap': 'IVAP', 'icbper': 'ICBPER', 'other': 'Otros Tributos', 'total': 'Total CP',
}


def plain(heading):
    letters = unicodedata.normalize('NFD', heading)
    return ' '.join(''.join(c for c in letters if not unicodedata.combining(c)).lower().split())


def iso(date):
    return '-'.join(reversed(date.split('/'))) if date else ''


def bare(number):
    return number.lstrip('0') or number


def register_rows(path):
    lines = path.read_bytes().decode('utf-8-sig').split('\r\n')
    headings = [plain(h) for h in lines[0].split('|')]
    for line in lines[1:]:
        if line:
            yield dict(zip(headings, line.split('|')))


def read_register(path, book, own_ruc):
    """The vouchers of a proposal. Amounts are soles already, whatever the currency."""
    amounts = RCE_AMOUNTS if book == 'RCE' else RVIE_AMOUNTS
    for row in register_rows(path):
        get = lambda heading: row.get(plain(heading), '')
        kind, number, year = get('Tipo CP/Doc.'), bare(get('Nro CP o Doc. Nro Inicial (Rango)')), get('Año')
        issuer = own_ruc if book == 'RVIE' or kind in OWN_DOCUMENTS else get('Nro Doc Identidad')
        in_code = year + number.zfill(6) if kind in CUSTOMS else number
        modified = None
        if get('Tipo CP Modificado'):
            modified = (iso(get('Fecha Emisión Doc Modificado')), get('Tipo CP Modificado'),
                        get('Serie CP Modificado'), bare(get('Nro CP Modificado')))
        currency = get('Moneda')
        rate = get('Tipo de Cambio') or get('Tipo Cambio')
        yield {
            'book': book, 'period': get('Periodo'), 'code': f"{issuer}-{kind}-{get('Serie del CDP')}-{in_code}",
            'issuer': issuer, 'type': kind, 'serie': get('Serie del CDP'), 'number': number,
            'final': get('Nro Final (Rango)'), 'issued': iso(get('Fecha de emisión')), 'due': iso(get('Fecha Vcto/Pago')),
            'party_type': get('Tipo Doc Identidad'), 'party': get('Nro Doc Identidad'),
            'party_name': get('Apellidos Nombres/ Razón Social'), 'currency': currency, 'rate_of_exchange': rate,
            'modified': modified, 'note_type': get('Tipo de Nota'), 'state': get('Est. Comp.') or get('Est. Comp'),
            'year': year, 'marked': get('Detracción') == 'D', 'in_soles': True, 'xml': None, 'also_in': [],
            **{name: D(get(heading) or '0') for name, heading in amounts.items()},
        }


def local(element):
    return element.tag.split('}')[-1]


def find(element, *path):
    """Every element at a path of local names."""
    found = [element]
    for name in path:
        found = [child for one in found for child in one if local(child) == name]
    return found


def text(element, *path):
    found = find(element, *path)
    return (found[0].text or '').strip() if found else ''


def currency_of(element, name):
    """The currency that an amount names; SUNAT asks for soles."""
    found = find(element, name)
    return found[0].get('currencyID', 'PEN') if found else 'PEN'


def read_xml(path):
    root = ET.fromstring(path.read_bytes())
    return read_withholding(root) if local(root) in ('Perception', 'Retention') else read_voucher(root)


def read_withholding(root):
    word = local(root)
    serie, number = text(root, 'ID').split('-')
    return {
        'kind': word, 'period': text(root, 'IssueDate')[:7].replace('-', ''),
        'receiver': text(root, 'ReceiverParty', 'PartyIdentification', 'ID'), 'serie': serie, 'number': bare(number),
        'amount': D(text(root, 'TotalInvoiceAmount')), 'about': named_by(root, word),
    }


def named_by(root, word):
    """Codes of the vouchers that a certificate is about."""
    agent = text(root, 'AgentParty', 'PartyIdentification', 'ID')
    names = [find(one, 'ID')[0] for one in find(root, f'SUNAT{word}DocumentReference')]
    parts = [(name.get('schemeID'), *(name.text or '').strip().split('-')) for name in names]
    return {f'{agent}-{kind}-{serie}-{bare(number)}' for kind, serie, number in parts}


def party_of(root, element):
    parts = find(root, element, 'Party')
    account = text(root, element, 'CustomerAssignedAccountID')
    if account:  # UBL 2.0
        kind = text(root, element, 'AdditionalAccountID')
        return kind, account, text(parts[0], 'PartyLegalEntity', 'RegistrationName')
    document = find(parts[0], 'PartyIdentification', 'ID')[0]
    return document.get('schemeID'), document.text.strip(), text(parts[0], 'PartyLegalEntity', 'RegistrationName')


def read_voucher(root):
    name = local(root)
    serie, number = text(root, 'ID').split('-', 1)
    kind = {'CreditNote': '07', 'DebitNote': '08'}.get(name) or text(root, 'InvoiceTypeCode')
    taxes = {}
    for part in find(root, 'TaxTotal', 'TaxSubtotal'):
        scheme = text(part, 'TaxCategory', 'TaxScheme', 'ID')
        taxes[scheme] = (D(text(part, 'TaxableAmount') or '0'), D(text(part, 'TaxAmount')))
    for total in find(root, 'UBLExtensions', 'UBLExtension', 'ExtensionContent', 'AdditionalInformation',
                      'AdditionalMonetaryTotal'):
        # Catálogo 14: UBL 2.0 states the bases apart from the taxes.
        scheme = {'1001': '1000', '1002': '9998', '1003': '9997'}.get(text(total, 'ID'))
        if scheme:
            taxes[scheme] = (D(text(total, 'PayableAmount')), taxes.get(scheme, (D(0), D(0)))[1])
    lines = []
    for line in find(root, f'{name}Line'):
        part = find(line, 'TaxTotal', 'TaxSubtotal')[0]
        tax = D(text(part, 'TaxAmount'))
        quantity = next(child for child in line if local(child).endswith('edQuantity'))
        lines.append({'description': text(line, 'Item', 'Description'), 'total': D(text(line, 'LineExtensionAmount')),
                      'quantity': quantity.text, 'igv': tax,
                      'percent': D(text(part, 'TaxCategory', 'Percent'))
                      if tax and text(part, 'TaxCategory', 'Percent') else None})
    igv = taxes.get('1000', (D(0), D(0)))
    if igv[1] and not igv[0]:
        # The portal's notes of UBL 2.0 state no total: the base is what their lines with IGV add up to.
        taxes['1000'] = (sum((line['total'] for line in lines if line['igv']), D(0)), igv[1])
    detraction = None
    for terms in find(root, 'PaymentTerms'):
        if text(terms, 'ID') == 'Detraccion':
            detraction = {'code': text(terms, 'PaymentMeansID'), 'percent': D(text(terms, 'PaymentPercent')),
                          'amount': D(text(terms, 'Amount') or '0'),
                          'currency': currency_of(terms, 'Amount')}
    reference = find(root, 'BillingReference', 'InvoiceDocumentReference')
    modified = None
    if reference:
        other_serie, other_number = [part.strip() for part in text(reference[0], 'ID').split('-')]
        modified = ('', text(reference[0], 'DocumentTypeCode'), other_serie, bare(other_number))
    perceived = [D(text(charge, 'Amount')) for charge in find(root, 'AllowanceCharge')
                 if text(charge, 'AllowanceChargeReasonCode') in PERCEPTIONS]
    paid = [text(terms, 'PaymentMeansID') for terms in find(root, 'PaymentTerms') if text(terms, 'ID') == 'FormaPago']
    monetary = 'RequestedMonetaryTotal' if name == 'DebitNote' else 'LegalMonetaryTotal'
    payable = D(text(root, monetary, 'PayableAmount'))
    if perceived and payable - perceived[0] == D(text(root, monetary, 'TaxInclusiveAmount') or '0'):
        # Some issuers add the perception to the amount to pay: it is no part of the voucher's total.
        payable -= perceived[0]
    return {
        'kind': 'voucher', 'type': kind, 'serie': serie, 'number': bare(number), 'issued': text(root, 'IssueDate'),
        'due': text(root, 'DueDate'), 'currency': text(root, 'DocumentCurrencyCode'),
        'supplier': party_of(root, 'AccountingSupplierParty'), 'customer': party_of(root, 'AccountingCustomerParty'),
        'taxes': taxes, 'lines': lines, 'payable': payable,
        'net': D(text(root, monetary, 'LineExtensionAmount')), 'detraction': detraction, 'modified': modified,
        'note_type': text(root, 'DiscrepancyResponse', 'ResponseCode'),
        'perceived': perceived[0] if perceived else None, 'is_paid': 'Contado' in paid,
    }


def read_deposits(path, own_ruc):
    with path.open(encoding='utf-8-sig', newline='') as file:
        for row in csv.DictReader(file):
            if row['Numero de Documento Adquiriente'] == own_ruc:
                yield {
                    'code': '-'.join([row['RUC Proveedor'], row['Tipo de Comprobante'], row['Serie de Comprobante'],
                                      bare(row['Numero de Comprobante'])]),
                    'receipt': row['Numero Constancia'], 'period': row['Periodo Tributario'],
                    'paid': iso(row['Fecha Pago']), 'amount': D(row['Monto Deposito']), 'good': row['Tipo Bien'],
                }


def read_padron(path):
    """Estado and condición by RUC."""
    lines = path.read_bytes().decode('iso-8859-1').split('\r\n')[1:]
    return {fields[0]: (fields[2], fields[3]) for fields in (line.split('|') for line in lines) if len(fields) > 3}


def read_all(folder, settlement):
    ruc = settlement['ruc']
    documents = [read_xml(path) for path in sorted(Path(folder).glob('*.xml'))]
    rows = []
    for period in settlement['periods']:
        rows += read_register(Path(folder) / f'{ruc}-{period}-propuesta.txt', 'RCE', ruc)
        rows += read_register(Path(folder) / f'LE{ruc}{period}0014040001EXP2.txt', 'RVIE', ruc)
    return {
        'rows': rows,
        'xml': [document for document in documents if document['kind'] == 'voucher'],
        'withholdings': [document for document in documents if document['kind'] != 'voucher'],
        'deposits': list(read_deposits(Path(folder) / 'depositos.csv', ruc)),
        'padron': read_padron(Path(folder) / 'padron_reducido.txt'),
    }
