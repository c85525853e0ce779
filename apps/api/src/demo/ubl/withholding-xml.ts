import { toDecimalText } from '@contapro/sunat'
import type { DemoParty } from '../catalogue/supplier-document.ts'
import { payableOf } from '../vouchers/voucher-amounts.ts'
import type { DemoWithholding } from '../vouchers/withholdings.ts'
import { withholdingNamespaces } from './ubl-namespaces.ts'
import { amount, element, freeText, text, type Xml } from './xml-text.ts'

/** SUNAT's names of the same things in a perception and in a retention. */
const NAMES = {
  '40': { word: 'Perception', total: 'sac:SUNATTotalCashed', net: 'sac:SUNATNetTotalCashed' },
  '20': { word: 'Retention', total: 'sac:SUNATTotalPaid', net: 'sac:SUNATNetTotalPaid' },
} as const

/** A CPE 40 or 20 that `receiver` suffered, without XML declaration. */
export function withholdingXml(withholding: DemoWithholding, receiver: DemoParty): Xml {
  const { word, total } = NAMES[withholding.type]
  const children = [
    element('ext:UBLExtensions', element('ext:UBLExtension', element('ext:ExtensionContent', ''))),
    text('cbc:UBLVersionID', '2.0'),
    text('cbc:CustomizationID', '1.0'),
    text('cbc:ID', `${withholding.series}-${withholding.number}`),
    text('cbc:IssueDate', withholding.issuedOn),
    partyElement('cac:AgentParty', withholding.agent),
    partyElement('cac:ReceiverParty', receiver),
    text(`sac:SUNAT${word}SystemCode`, withholding.regime),
    text(`sac:SUNAT${word}Percent`, `${withholding.percent}.00`),
    amount('cbc:TotalInvoiceAmount', withholding.amount, 'PEN'),
    amount(total, withholding.net, 'PEN'),
    reference(withholding),
  ]
  return element(word, children, withholdingNamespaces(word))
}

function reference(withholding: DemoWithholding): Xml {
  const { word, net } = NAMES[withholding.type]
  const { voucher, issuedOn } = withholding
  const { currency, exchangeRate } = voucher
  const total = payableOf(voucher.amounts)
  const exchange = element('cac:ExchangeRate', [
    text('cbc:SourceCurrencyCode', currency),
    text('cbc:TargetCurrencyCode', 'PEN'),
    text('cbc:CalculationRate', exchangeRate),
    text('cbc:Date', issuedOn),
  ])
  return element(`sac:SUNAT${word}DocumentReference`, [
    text('cbc:ID', `${voucher.series}-${voucher.number}`, { schemeID: voucher.type }),
    text('cbc:IssueDate', voucher.issuedOn),
    amount('cbc:TotalInvoiceAmount', total, currency),
    element('cac:Payment', [
      text('cbc:ID', '1'),
      text('cbc:PaidAmount', toDecimalText(total), { currencyID: currency }),
      text('cbc:PaidDate', issuedOn),
    ]),
    element(`sac:SUNAT${word}Information`, [
      amount(`sac:SUNAT${word}Amount`, withholding.amount, 'PEN'),
      text(`sac:SUNAT${word}Date`, issuedOn),
      amount(net, withholding.net, 'PEN'),
      exchange,
    ]),
  ])
}

function partyElement(name: string, party: DemoParty): Xml {
  return element(name, [
    element('cac:PartyIdentification', text('cbc:ID', party.document, { schemeID: '6' })),
    element('cac:PartyLegalEntity', freeText('cbc:RegistrationName', party.name)),
  ])
}
