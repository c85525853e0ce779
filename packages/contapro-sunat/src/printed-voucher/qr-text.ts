import { type Centimos, zeroCentimos } from '../money/centimos.ts'
import { toDecimalText } from '../money/format-centimos.ts'
import type { UblDocument, UblParty } from '../ubl/ubl-voucher.ts'

/**
 * What the QR code of a printed voucher says: RUC, type, series, number, IGV, total, date of issue, type and number of the
 * receiver's document, and the digest where there is a signature, each followed by "|" (R.S. 185-2015 and R.S. 155-2017,
 * as transcribed publicly). A CPE 20 or 40 has no IGV, and its total is the amount retained or perceived.
 */
export function qrText(document: UblDocument): string {
  const { type, series, number, issuedOn, digest } = document
  const { issuer, receiver, igv, total } = document.kind === 'voucher' ? ofVoucher(document) : ofWithholding(document)
  const fields = [
    issuer.document,
    type,
    series,
    number,
    toDecimalText(igv),
    toDecimalText(total),
    issuedOn,
    receiver.documentType,
    receiver.document,
    ...(digest === null ? [] : [digest]),
  ]
  return fields.map((field) => `${field.replaceAll('|', ' ')}|`).join('')
}

interface QrParts {
  readonly issuer: UblParty
  readonly receiver: UblParty
  readonly igv: Centimos
  readonly total: Centimos
}

function ofVoucher({ supplier, customer, taxes, payable }: UblDocument & { kind: 'voucher' }): QrParts {
  const igv = taxes.find(({ scheme }) => scheme === '1000')?.amount ?? zeroCentimos
  return { issuer: supplier, receiver: customer, igv, total: payable }
}

function ofWithholding({ agent, receiver, amount }: UblDocument & { kind: 'withholding' }): QrParts {
  return { issuer: agent, receiver, igv: zeroCentimos, total: amount }
}
