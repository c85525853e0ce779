import type { Centimos } from '../money/centimos.ts'
import { centimos } from '../money/centimos.ts'
import { readDigest } from './read-digest.ts'
import { readParty } from './read-party.ts'
import type { UblWithholding } from './ubl-voucher.ts'
import { splitVoucherId, type UblValues } from './ubl-values.ts'
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-element.ts'

/** SUNAT's names of the same things in a perception (40) and a retention (20). */
const NAMES = {
  '40': { word: 'Perception', net: 'sac:SUNATTotalCashed' },
  '20': { word: 'Retention', net: 'sac:SUNATTotalPaid' },
} as const

/** A CPE 40 (perception) or 20 (retention). What is wrong with it is noted in `values`. */
export function readWithholding(root: XmlElement, type: '20' | '40', values: UblValues): UblWithholding {
  const { word, net } = NAMES[type]
  const agent = readParty(elementAt(root, 'cac:AgentParty'))
  if (agent.document === '') {
    values.refuse('cac:AgentParty', 'FIELD_MISSING', 'El XML no dice quién emite el comprobante.')
  }
  return {
    kind: 'withholding',
    type,
    ...values.voucherId(root, 'cbc:ID'),
    issuedOn: values.requiredDate(root, 'cbc:IssueDate'),
    agent,
    receiver: readParty(elementAt(root, 'cac:ReceiverParty')),
    regime: textAt(root, `sac:SUNAT${word}SystemCode`),
    percent: values.decimal(root, [`sac:SUNAT${word}Percent`], '0'),
    // The name says invoice, but it is the total perceived or retained.
    amount: values.requiredAmount(root, 'cbc:TotalInvoiceAmount'),
    net: values.amount(root, net) ?? centimos(0),
    references: elementsAt(root, `sac:SUNAT${word}DocumentReference`).map((reference) =>
      readReference(reference, word, values),
    ),
    digest: readDigest(root),
  }
}

function readReference(
  reference: XmlElement,
  word: 'Perception' | 'Retention',
  values: UblValues,
): UblWithholding['references'][number] {
  const id = elementAt(reference, 'cbc:ID')
  const information = `sac:SUNAT${word}Information`
  return {
    type: id?.attributes.get('schemeID')?.trim() ?? '',
    ...splitVoucherId(textAt(reference, 'cbc:ID')),
    issuedOn: values.requiredDate(reference, 'cbc:IssueDate'),
    total: values.requiredAmount(reference, 'cbc:TotalInvoiceAmount'),
    currency: elementAt(reference, 'cbc:TotalInvoiceAmount')?.attributes.get('currencyID')?.trim() ?? 'PEN',
    amount: amountOf(reference, information, word, values),
    paidOn:
      values.date(reference, 'cac:Payment', 'cbc:PaidDate') ??
      values.date(reference, information, `sac:SUNAT${word}Date`),
  }
}

/** A credit note among the references carries no withholding of its own. */
function amountOf(
  reference: XmlElement,
  information: string,
  word: 'Perception' | 'Retention',
  values: UblValues,
): Centimos {
  return values.amount(reference, information, `sac:SUNAT${word}Amount`) ?? centimos(0)
}
