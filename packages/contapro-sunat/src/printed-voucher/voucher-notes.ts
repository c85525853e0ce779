import { formatSunatDate } from '../civil-date/civil-date.ts'
import { formatMoney } from '../money/format-centimos.ts'
import type { UblVoucher } from '../ubl/ubl-voucher.ts'
import { advanceNumber } from './adjustment-names.ts'
import { taxableOf } from './voucher-totals.ts'

/** Legend of catálogo 52 with the amount in words, which is spelt anew. */
const AMOUNT_IN_WORDS = '1000'

/** What else the voucher says: advances as they were paid, instalments, detraction, what is given away, and its legends. */
export function voucherNotes(voucher: UblVoucher): string[] {
  const { legends } = voucher
  return [
    ...advances(voucher),
    ...instalments(voucher),
    ...detraction(voucher),
    ...givenAway(voucher),
    ...legends.filter(({ code }) => code !== AMOUNT_IN_WORDS).map(({ text }) => text),
  ]
}

/** The earlier vouchers that taxed the advances, with what was paid. */
function advances({ advances: all, currency }: UblVoucher): string[] {
  return all.map((advance) => {
    const number = advanceNumber(advance)
    const name = number === '' ? 'Anticipo' : `Anticipo ${number}`
    const paid = advance.paidOn === null ? '' : `, pagado el ${formatSunatDate(advance.paidOn)}`
    return `${name}: ${formatMoney(advance.amount, currency)}${paid}`
  })
}

function instalments({ paymentTerms, currency }: UblVoucher): string[] {
  const all = paymentTerms?.instalments ?? []
  return all.map(({ amount, dueOn }, index) => {
    const due = dueOn === null ? '' : `, vence el ${formatSunatDate(dueOn)}`
    return `Cuota ${index + 1}: ${formatMoney(amount, currency)}${due}`
  })
}

/** The deposit is made in soles, whatever the voucher's currency. */
function detraction({ detraction: stated }: UblVoucher): string[] {
  if (stated === null) return []
  const account = stated.account === null ? '' : `, cuenta del Banco de la Nación ${stated.account}`
  const good = stated.code === '' ? '' : `, bien o servicio ${stated.code}`
  return [`Detracción ${stated.percent} %: ${formatMoney(stated.amount, stated.currency)}${good}${account}`]
}

function givenAway(voucher: UblVoucher): string[] {
  const value = taxableOf(voucher, '9996')
  return value === 0 ? [] : [`Operaciones gratuitas, no se cobran: ${formatMoney(value, voucher.currency)}`]
}
