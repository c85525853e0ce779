import { type Centimos, centimos, toDecimalText } from '@contapro/sunat'
import type { DemoParty } from '../catalogue/supplier-document.ts'
import type { DemoLine, DemoVoucher } from '../vouchers/demo-voucher.ts'
import { payableOf } from '../vouchers/voucher-amounts.ts'
import type { VoucherParties } from './ubl-21.ts'
import { voucherNamespaces } from './ubl-namespaces.ts'
import {
  affectationOf,
  correction,
  detractionAccount,
  documentOf,
  namesOf,
  quantityText,
  taxScheme,
  type UblNames,
  unitPriceText,
  unitValueText,
} from './ubl-parts.ts'
import { amount, element, freeText, text, type Xml } from './xml-text.ts'

/** Whether UBL 2.0, which was in force until 2019, has words for everything in the voucher. */
export function fitsUbl20({ amounts }: DemoVoucher): boolean {
  return amounts.icbper === 0 && amounts.ivap === 0 && amounts.exported === 0
}

/** The voucher in UBL 2.0, as old issuers still keep it: bases in SUNAT's extension, documents in assigned accounts. */
export function ubl20(voucher: DemoVoucher, { supplier, customer }: VoucherParties): Xml {
  const names = namesOf(voucher.type)
  const { currency, amounts } = voucher
  const children = [
    extension(voucher, supplier),
    text('cbc:UBLVersionID', '2.0'),
    text('cbc:CustomizationID', '1.0'),
    text('cbc:ID', `${voucher.series}-${voucher.number}`),
    text('cbc:IssueDate', voucher.issuedOn),
    names.root === 'Invoice' ? text('cbc:InvoiceTypeCode', voucher.type) : '',
    text('cbc:DocumentCurrencyCode', currency),
    correction(voucher),
    partyElement('cac:AccountingSupplierParty', supplier),
    partyElement('cac:AccountingCustomerParty', customer),
    element('cac:TaxTotal', [
      amount('cbc:TaxAmount', amounts.igv, currency),
      element('cac:TaxSubtotal', [
        amount('cbc:TaxAmount', amounts.igv, currency),
        element('cac:TaxCategory', taxScheme('general')),
      ]),
    ]),
    element(names.total, amount('cbc:PayableAmount', payableOf(amounts), currency)),
    ...voucher.lines.map((line, index) => lineElement(line, index + 1, names, currency)),
  ]
  return element(names.root, children, voucherNamespaces(names.root))
}

/** Catálogo 14: 1001 taxed, 1002 unaffected, 1003 exonerated, 1004 free, 2003 detraction. */
function extension({ amounts, currency, detraction }: DemoVoucher, supplier: DemoParty): Xml {
  const total = (id: string, value: Centimos) =>
    value === 0 ? '' : monetaryTotal(id, amount('cbc:PayableAmount', value, currency))
  const deposit = detraction
    ? monetaryTotal(
        '2003',
        amount('cbc:PayableAmount', detraction.amount, 'PEN') +
          text('cbc:Percent', toDecimalText(centimos(Number(detraction.percent) * 100))),
      ) +
      property('3000', detraction.code) +
      property('3001', detractionAccount(supplier))
    : ''
  const information = element('sac:AdditionalInformation', [
    total('1001', amounts.taxable),
    total('1002', amounts.unaffected),
    total('1003', amounts.exonerated),
    total('1004', amounts.free),
    deposit,
  ])
  return element('ext:UBLExtensions', element('ext:UBLExtension', element('ext:ExtensionContent', information)))
}

function property(id: string, value: string): Xml {
  return element('sac:AdditionalProperty', [text('cbc:ID', id), freeText('cbc:Value', value)])
}

function monetaryTotal(id: string, content: Xml): Xml {
  return element('sac:AdditionalMonetaryTotal', [text('cbc:ID', id), content])
}

function partyElement(name: string, party: DemoParty): Xml {
  const [documentType, document, partyName] = documentOf(party)
  return element(name, [
    text('cbc:CustomerAssignedAccountID', document),
    text('cbc:AdditionalAccountID', documentType),
    element('cac:Party', element('cac:PartyLegalEntity', freeText('cbc:RegistrationName', ` ${partyName} `))),
  ])
}

function lineElement(line: DemoLine, id: number, names: UblNames, currency: string): Xml {
  const subtotal = element('cac:TaxSubtotal', [
    amount('cbc:TaxAmount', line.igv, currency),
    element('cac:TaxCategory', [text('cbc:TaxExemptionReasonCode', affectationOf(line.tax)), taxScheme(line.tax)]),
  ])
  const price = element('cac:AlternativeConditionPrice', [
    text('cbc:PriceAmount', unitPriceText(line), { currencyID: currency }),
    text('cbc:PriceTypeCode', line.tax === 'free' ? '02' : '01'),
  ])
  return element(names.line, [
    text('cbc:ID', String(id)),
    text(names.quantity, quantityText(line), { unitCode: line.unit }),
    amount('cbc:LineExtensionAmount', line.net, currency),
    element('cac:PricingReference', price),
    element('cac:TaxTotal', [amount('cbc:TaxAmount', line.igv, currency), subtotal]),
    element('cac:Item', freeText('cbc:Description', line.text)),
    element('cac:Price', text('cbc:PriceAmount', unitValueText(line), { currencyID: currency })),
  ])
}
