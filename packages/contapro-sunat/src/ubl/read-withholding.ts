import type { Centimos } from '../money/centimos.ts'
import { centimos } from '../money/centimos.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { readDigest } from './read-digest.ts'
import { readIssuer, readParty } from './read-party.ts'
import type { UblWithholding } from './ubl-voucher.ts'
import { MAX_VOUCHER_ID_LENGTH, splitVoucherId, type UblValues } from './ubl-values.ts'
import { elementAt, elementsAt, type XmlElement } from './xml-element.ts'

/** SUNAT's names of the same things in a perception (40) and a retention (20). */
const NAMES = {
  '40': { word: 'Perception', net: 'sac:SUNATTotalCashed' },
  '20': { word: 'Retention', net: 'sac:SUNATTotalPaid' },
} as const

type Word = (typeof NAMES)[keyof typeof NAMES]['word']

/** Vouchers that one perception or retention may name. */
const MAX_REFERENCES = 5_000

/** A CPE 40 (perception) or 20 (retention). What is wrong with it is noted in `values`. */
export function readWithholding(root: XmlElement, type: '20' | '40', values: UblValues): UblWithholding {
  const { word, net } = NAMES[type]
  const agent = readIssuer(root, 'cac:AgentParty', values)
  return {
    kind: 'withholding',
    type,
    ...values.voucherId(root, 'cbc:ID'),
    issuedOn: values.requiredDate(root, 'cbc:IssueDate'),
    agent,
    receiver: readParty(root, 'cac:ReceiverParty', values),
    regime: values.text(textLimits.code, root, `sac:SUNAT${word}SystemCode`),
    percent: values.decimal(root, [`sac:SUNAT${word}Percent`], '0'),
    // The name says invoice, but it is the total perceived or retained.
    amount: values.requiredAmount(root, 'cbc:TotalInvoiceAmount'),
    net: values.amount(root, net) ?? centimos(0),
    references: readReferences(root, word, values),
    digest: readDigest(root, values),
  }
}

function readReferences(root: XmlElement, word: Word, values: UblValues): UblWithholding['references'] {
  const name = `sac:SUNAT${word}DocumentReference`
  const references = values.atMost(MAX_REFERENCES, name, elementsAt(root, name))
  return references.map((reference) => readReference(reference, word, values))
}

function readReference(reference: XmlElement, word: Word, values: UblValues): UblWithholding['references'][number] {
  const id = elementAt(reference, 'cbc:ID')
  const information = `sac:SUNAT${word}Information`
  const type = values.within(textLimits.code, 'cbc:ID/@schemeID', id?.attributes.get('schemeID')?.trim() ?? '')
  return {
    type,
    ...splitVoucherId(type, values.text(MAX_VOUCHER_ID_LENGTH, reference, 'cbc:ID')),
    issuedOn: values.requiredDate(reference, 'cbc:IssueDate'),
    total: values.requiredAmount(reference, 'cbc:TotalInvoiceAmount'),
    currency: values.within(textLimits.code, 'cbc:TotalInvoiceAmount/@currencyID', currencyOf(reference)),
    amount: amountOf(reference, information, word, values),
    paidOn:
      values.date(reference, 'cac:Payment', 'cbc:PaidDate') ??
      values.date(reference, information, `sac:SUNAT${word}Date`),
  }
}

const currencyOf = (reference: XmlElement): string =>
  elementAt(reference, 'cbc:TotalInvoiceAmount')?.attributes.get('currencyID')?.trim() ?? 'PEN'

/** A credit note among the references carries no withholding of its own. */
function amountOf(reference: XmlElement, information: string, word: Word, values: UblValues): Centimos {
  return values.amount(reference, information, `sac:SUNAT${word}Amount`) ?? centimos(0)
}
