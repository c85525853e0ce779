import type { Party } from './parties.ts'
import { sunatText, xmlText } from './texts.ts'

/** A CPE 40 (percepción) or 20 (retención) about one voucher. */
export interface PlannedWithholding {
  readonly type: '20' | '40'
  readonly series: string
  readonly number: string
  readonly issuedOn: string
  readonly agent: Party
  readonly receiver: Party
  /** Catálogo 22 or 23. */
  readonly regime: string
  readonly percent: string
  /** The voucher and its total, céntimos. */
  readonly about: string
  readonly total: number
  readonly amount: number
}

const NAMES = {
  '40': { word: 'Perception', net: 'SUNATTotalCashed', sign: 1 },
  '20': { word: 'Retention', net: 'SUNATTotalPaid', sign: -1 },
} as const

/** The document's UBL 2.0, as far as it says anything; unsigned. */
export function withholdingXml(document: PlannedWithholding): string {
  const { type, issuedOn, amount, total } = document
  const { word, net, sign } = NAMES[type]
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${word} xmlns="${SUNAT}:${word}-1" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2" xmlns:sac="${SUNAT}:SunatAggregateComponents-1">`,
    `<cbc:UBLVersionID>2.0</cbc:UBLVersionID><cbc:ID>${document.series}-${document.number}</cbc:ID><cbc:IssueDate>${issuedOn}</cbc:IssueDate>`,
    party('AgentParty', document.agent),
    party('ReceiverParty', document.receiver),
    `<sac:SUNAT${word}SystemCode>${document.regime}</sac:SUNAT${word}SystemCode><sac:SUNAT${word}Percent>${document.percent}</sac:SUNAT${word}Percent>`,
    soles('cbc:TotalInvoiceAmount', amount),
    soles(`sac:${net}`, total + sign * amount),
    `<sac:SUNAT${word}DocumentReference><cbc:ID schemeID="01">${document.about}</cbc:ID><cbc:IssueDate>${issuedOn}</cbc:IssueDate>`,
    soles('cbc:TotalInvoiceAmount', total),
    `<cac:Payment><cbc:ID>1</cbc:ID>${soles('cbc:PaidAmount', total)}<cbc:PaidDate>${issuedOn}</cbc:PaidDate></cac:Payment>`,
    `<sac:SUNAT${word}Information>${soles(`sac:SUNAT${word}Amount`, amount)}<sac:SUNAT${word}Date>${issuedOn}</sac:SUNAT${word}Date>${soles(`sac:SUNATNet${net.slice(5)}`, total + sign * amount)}</sac:SUNAT${word}Information></sac:SUNAT${word}DocumentReference></${word}>\n`,
  ].join('')
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const SUNAT = 'urn:sunat:names:specification:ubl:peru:schema:xsd'

const soles = (tag: string, centimos: number): string => `<${tag} currencyID="PEN">${sunatText(centimos)}</${tag}>`

const party = (element: string, { document: ruc, name }: Party): string =>
  `<cac:${element}><cac:PartyIdentification><cbc:ID schemeID="6">${ruc}</cbc:ID></cac:PartyIdentification><cac:PartyLegalEntity><cbc:RegistrationName>${xmlText(name)}</cbc:RegistrationName></cac:PartyLegalEntity></cac:${element}>`
