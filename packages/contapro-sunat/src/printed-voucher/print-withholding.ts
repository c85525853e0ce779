import { formatSunatDate } from '../civil-date/civil-date.ts'
import { amountInWords } from '../money/amount-in-words.ts'
import { formatCentimos, formatMoney } from '../money/format-centimos.ts'
import type { UblWithholding } from '../ubl/ubl-voucher.ts'
import { voucherTypeName } from '../voucher/voucher-types.ts'
import { findWithholdingRegime } from '../withholding/withholding-regimes.ts'
import { issuerOf, receiverFacts } from './party-facts.ts'
import type { PrintedColumn, PrintedFact, PrintedVoucher } from './printed-voucher.ts'
import { qrText } from './qr-text.ts'

/** What a retention (20) and a perception (40) call the same things. */
const WORDS = {
  '20': {
    kind: 'retention',
    title: 'COMPROBANTE DE RETENCIÓN ELECTRÓNICO',
    amount: 'Importe retenido',
    net: 'Importe neto pagado',
    total: 'Total retenido',
  },
  '40': {
    kind: 'perception',
    title: 'COMPROBANTE DE PERCEPCIÓN ELECTRÓNICO',
    amount: 'Importe percibido',
    net: 'Importe total cobrado',
    total: 'Total percibido',
  },
} as const

/** What the printed representation of a perception or a retention holds. */
export function printWithholding(withholding: UblWithholding): PrintedVoucher {
  const { type, series, number, agent, receiver, amount, net, references, digest } = withholding
  const words = WORDS[type]
  return {
    title: words.title,
    number: `${series}-${number}`,
    issuer: issuerOf(agent),
    receiver: receiverFacts(receiver),
    facts: factsOf(withholding),
    columns: columnsOf(words.amount),
    rows: references.map(rowOf),
    totals: [
      { label: words.net, value: formatMoney(net) },
      { label: words.total, value: formatMoney(amount) },
    ],
    inWords: `SON: ${amountInWords(amount, 'PEN')}`,
    notes: [],
    qr: qrText(withholding),
    digest,
  }
}

function factsOf({ type, issuedOn, regime, percent }: UblWithholding): PrintedFact[] {
  const name = findWithholdingRegime(WORDS[type].kind, regime)?.name
  return [
    { label: 'Fecha de emisión', value: formatSunatDate(issuedOn) },
    { label: 'Régimen', value: name ?? regime },
    { label: 'Tasa', value: `${percent} %` },
  ]
}

function columnsOf(amount: string): PrintedColumn[] {
  return [
    { title: 'Tipo', align: 'start', width: 18 },
    { title: 'Comprobante', align: 'start', width: 18 },
    { title: 'Emisión', align: 'start', width: 13 },
    { title: 'Moneda', align: 'start', width: 9 },
    { title: 'Importe total', align: 'end', width: 14 },
    { title: 'Fecha de pago', align: 'end', width: 14 },
    { title: amount, align: 'end', width: 14 },
  ]
}

function rowOf(reference: UblWithholding['references'][number]): string[] {
  const { type, series, number, issuedOn, currency, total, paidOn, amount } = reference
  return [
    voucherTypeName(type),
    series === '' ? number : `${series}-${number}`,
    formatSunatDate(issuedOn),
    currency,
    formatCentimos(total),
    paidOn === null ? '-' : formatSunatDate(paidOn),
    formatCentimos(amount),
  ]
}
