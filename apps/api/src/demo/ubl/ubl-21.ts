import { centimos, toDecimalText } from '@contapro/sunat'
import type { DemoParty } from '../catalogue/supplier-document.ts'
import type { DemoLine, DemoVoucher } from '../vouchers/demo-voucher.ts'
import { payableOf } from '../vouchers/voucher-amounts.ts'
import { voucherNamespaces } from './ubl-namespaces.ts'
import {
  affectationOf,
  correction,
  detractionAccount,
  documentOf,
  namesOf,
  quantityText,
  taxesOf,
  taxScheme,
  type UblNames,
  unitPriceText,
  unitValueText,
  voucherSubtotals,
} from './ubl-parts.ts'
import { amount, element, freeText, text, type Xml } from './xml-text.ts'

/** Who issues a voucher and who receives it. */
export interface VoucherParties {
  readonly supplier: DemoParty
  readonly customer: DemoParty
}

/** How parties are identified: as today, or as in the 2017 draft of UBL 2.1. */
export type Ubl21Dialect = '2.1' | '2.1-draft-2017'

/** The voucher in UBL 2.1, without XML declaration and without signature. */
export function ubl21(voucher: DemoVoucher, { supplier, customer }: VoucherParties, dialect: Ubl21Dialect): Xml {
  const names = namesOf(voucher.type)
  const { currency, amounts } = voucher
  const bases = centimos(payableOf(amounts) - taxesOf(amounts))
  const children = [
    element('ext:UBLExtensions', element('ext:UBLExtension', element('ext:ExtensionContent', ''))),
    text('cbc:UBLVersionID', '2.1'),
    text('cbc:CustomizationID', '2.0'),
    text('cbc:ID', `${voucher.series}-${voucher.number}`),
    text('cbc:IssueDate', voucher.issuedOn),
    text('cbc:IssueTime', '10:30:00'),
    names.root === 'Invoice' ? invoiceHead(voucher) : '',
    voucher.detraction ? freeText('cbc:Note', 'Operación sujeta a detracción', { languageLocaleID: '2006' }) : '',
    text('cbc:DocumentCurrencyCode', currency, { listID: 'ISO 4217 Alpha' }),
    correction(voucher),
    partyElement('cac:AccountingSupplierParty', supplier, dialect),
    partyElement('cac:AccountingCustomerParty', customer, dialect),
    detractionTerms(voucher, supplier),
    voucher.type === '01' ? paymentTerms(voucher) : '',
    element('cac:TaxTotal', [
      amount('cbc:TaxAmount', taxesOf(amounts), currency),
      ...voucherSubtotals(amounts, currency),
    ]),
    element(names.total, [
      amount('cbc:LineExtensionAmount', bases, currency),
      amount('cbc:TaxInclusiveAmount', payableOf(amounts), currency),
      amount('cbc:PayableAmount', payableOf(amounts), currency),
    ]),
    ...voucher.lines.map((line, index) => lineElement(line, index + 1, names, currency)),
  ]
  return element(names.root, children, voucherNamespaces(names.root))
}

function invoiceHead({ type, operationType, dueOn }: DemoVoucher): Xml {
  const due = dueOn === null ? '' : text('cbc:DueDate', dueOn)
  return due + text('cbc:InvoiceTypeCode', type, { listID: operationType, listAgencyName: 'PE:SUNAT' })
}

function partyElement(name: string, party: DemoParty, dialect: Ubl21Dialect): Xml {
  const [documentType, document, partyName] = documentOf(party)
  const scheme = { schemeID: documentType, schemeAgencyName: 'PE:SUNAT' }
  const identity =
    dialect === '2.1'
      ? element('cac:PartyIdentification', text('cbc:ID', document, scheme)) +
        element('cac:PartyLegalEntity', freeText('cbc:RegistrationName', partyName))
      : element('cac:PartyTaxScheme', [
          freeText('cbc:RegistrationName', partyName),
          text('cbc:CompanyID', document, scheme),
          element('cac:TaxScheme', text('cbc:ID', '-')),
        ])
  return element(name, element('cac:Party', identity))
}

function detractionTerms({ detraction }: DemoVoucher, supplier: DemoParty): Xml {
  if (!detraction) return ''
  return (
    element('cac:PaymentMeans', [
      text('cbc:ID', 'Detraccion'),
      text('cbc:PaymentMeansCode', '001'),
      element('cac:PayeeFinancialAccount', text('cbc:ID', detractionAccount(supplier))),
    ]) +
    element('cac:PaymentTerms', [
      text('cbc:ID', 'Detraccion'),
      text('cbc:PaymentMeansID', detraction.code),
      text('cbc:PaymentPercent', toDecimalText(centimos(Number(detraction.percent) * 100))),
      amount('cbc:Amount', detraction.amount, 'PEN'),
    ])
  )
}

/** Contado, or Credito in one instalment on the due date; what is deposited as detraction is not owed to the supplier. */
function paymentTerms({ dueOn, amounts, currency, detraction }: DemoVoucher): Xml {
  if (dueOn === null) return paymentTerm('Contado')
  const deposited = detraction && currency === 'PEN' ? detraction.amount : 0
  const owed = amount('cbc:Amount', centimos(payableOf(amounts) - deposited), currency)
  return paymentTerm('Credito', owed) + paymentTerm('Cuota001', owed, text('cbc:PaymentDueDate', dueOn))
}

function paymentTerm(means: string, ...rest: readonly Xml[]): Xml {
  return element('cac:PaymentTerms', [text('cbc:ID', 'FormaPago'), text('cbc:PaymentMeansID', means), ...rest])
}

function lineElement(line: DemoLine, id: number, names: UblNames, currency: string): Xml {
  const tax = element('cac:TaxTotal', [
    amount('cbc:TaxAmount', line.igv, currency),
    element('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', line.net, currency),
      amount('cbc:TaxAmount', line.igv, currency),
      element('cac:TaxCategory', [
        text('cbc:Percent', toDecimalText(centimos(Number(line.percent) * 100))),
        text('cbc:TaxExemptionReasonCode', affectationOf(line.tax)),
        taxScheme(line.tax),
      ]),
    ]),
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
    tax,
    element('cac:Item', freeText('cbc:Description', line.text)),
    element('cac:Price', text('cbc:PriceAmount', unitValueText(line), { currencyID: currency })),
  ])
}
