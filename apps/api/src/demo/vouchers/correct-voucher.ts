import { addDays, type CivilDate, periodOf, type TaxPeriod } from '@contapro/sunat'
import type { Random } from '../invented/random.ts'
import { dayOf, daysOf } from './calendar.ts'
import { type DemoLine, type DemoVoucher, plainVoucher } from './demo-voucher.ts'
import { amountsOf, type LineDraft, noAmounts, priceLines } from './voucher-amounts.ts'

/** Reasons of credit notes in use (catálogo 09). */
const CREDIT_REASONS = [
  { code: '07', text: 'DEVOLUCIÓN POR ÍTEM' },
  { code: '06', text: 'DEVOLUCIÓN TOTAL' },
  { code: '04', text: 'DESCUENTO GLOBAL' },
  { code: '09', text: 'DISMINUCIÓN EN EL VALOR' },
  { code: '01', text: 'ANULACIÓN DE LA OPERACIÓN' },
] as const

/** Reasons of debit notes (catálogo 10). */
const DEBIT_REASONS = [
  { code: '02', text: 'AUMENTO EN EL VALOR' },
  { code: '01', text: 'INTERESES POR MORA' },
  { code: '03', text: 'PENALIDADES' },
] as const

const WHOLE_VOUCHER: ReadonlySet<string> = new Set(['01', '06'])

/** Where a note's number comes from. */
export interface NoteNumber {
  readonly series: string
  readonly number: string
}

/** A credit note (07) over a voucher, issued in a period: a line of it, or all of it. */
export function creditNote(random: Random, original: DemoVoucher, period: TaxPeriod, id: NoteNumber): DemoVoucher {
  const reason = random.pick(CREDIT_REASONS)
  const lines = WHOLE_VOUCHER.has(reason.code)
    ? [...original.lines]
    : priceLines([partOf(random, random.pick(paidLines(original)), reason.text)])
  return note(random, original, period, { ...id, type: '07', reason, lines })
}

/** A debit note (08) over a voucher, issued in a period: some more for one of its lines. */
export function debitNote(random: Random, original: DemoVoucher, period: TaxPeriod, id: NoteNumber): DemoVoucher {
  const reason = random.pick(DEBIT_REASONS)
  const line = random.pick(paidLines(original))
  const draft: LineDraft = {
    ...line,
    text: `${reason.text} – ${original.series}-${original.number}`,
    unit: 'ZZ',
    quantityHundredths: 100,
    unitValue: random.int(20, 400) * 10_000,
  }
  return note(random, original, period, { ...id, type: '08', reason, lines: priceLines([draft]) })
}

function note(
  random: Random,
  original: DemoVoucher,
  period: TaxPeriod,
  { series, number, type, reason, lines }: NoteNumber & Pick<DemoVoucher, 'type' | 'reason' | 'lines'>,
): DemoVoucher {
  const { issuedOn, operation, counterparty, currency, exchangeRate, destination } = original
  return {
    ...plainVoucher,
    operation,
    type,
    series,
    number,
    issuedOn: noteDay(random, issuedOn, period),
    counterparty,
    currency,
    // A note follows the exchange rate of the voucher that it corrects.
    exchangeRate,
    lines,
    amounts: { ...noAmounts, ...amountsOf(lines) },
    destination,
    operationType: original.operationType === '0200' ? '0200' : '0101',
    modified: { issuedOn, type: original.type, series: original.series, number: original.number },
    reason,
  }
}

function paidLines({ lines }: DemoVoucher): DemoLine[] {
  return lines.filter((line) => line.tax !== 'free')
}

/** Half of a line at most; what cannot be halved gets cheaper instead. */
function partOf(random: Random, line: DemoLine, reason: string): LineDraft {
  const units = Math.trunc(line.quantityHundredths / 100)
  const text = `${reason}: ${line.text}`
  if (units >= 2) return { ...line, text, quantityHundredths: random.int(1, Math.trunc(units / 2)) * 100 }
  return { ...line, text, unitValue: Math.max(100, Math.trunc((line.unitValue * random.int(5, 40)) / 10_000) * 100) }
}

/** A day of the period, not before the voucher that is corrected. */
function noteDay(random: Random, originalDate: CivilDate, period: TaxPeriod): CivilDate {
  if (periodOf(originalDate) !== period) return dayOf(period, random.int(1, daysOf(period)))
  const left = daysOf(period) - Number(originalDate.slice(8))
  return addDays(originalDate, random.int(0, left))
}
