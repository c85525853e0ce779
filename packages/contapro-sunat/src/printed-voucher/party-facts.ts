import type { UblParty } from '../ubl/ubl-voucher.ts'
import type { PrintedFact, PrintedVoucher } from './printed-voucher.ts'

/** What the documents of catálogo 06 are called on paper. */
const DOCUMENT_NAMES: ReadonlyMap<string, string> = new Map([
  ['0', 'Doc. sin RUC'],
  ['1', 'DNI'],
  ['4', 'Carné de extranjería'],
  ['6', 'RUC'],
  ['7', 'Pasaporte'],
  ['A', 'Cédula diplomática'],
])

/** Vouchers of nobody in particular write a hyphen or zeros for the customer's document. */
const NOBODY = /^[-0]*$/

/** The issuer, with its document named. */
export function issuerOf(party: UblParty): PrintedVoucher['issuer'] {
  const { name, tradeName, address } = party
  const ownTradeName = tradeName === name || tradeName === '-' ? null : tradeName
  return { name, tradeName: ownTradeName, document: `${documentName(party)} ${party.document}`, address }
}

/** The customer, or whoever a withholding is about. */
export function receiverFacts(party: UblParty): PrintedFact[] {
  const hasDocument = !NOBODY.test(party.document.trim())
  return [
    { label: 'Señor(es)', value: party.name || '-' },
    { label: hasDocument ? documentName(party) : 'Documento', value: hasDocument ? party.document : '-' },
    ...(party.address === null ? [] : [{ label: 'Dirección', value: party.address }]),
  ]
}

function documentName({ documentType }: UblParty): string {
  return DOCUMENT_NAMES.get(documentType) ?? 'Documento'
}
