import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * A row, an XML or a report of deposits that does not count says other amounts of the voucher (decisions 54). Which of them is right is the
 * accountant's to say, so it changes no figure.
 *
 * Source: TUO de la Ley del IGV, arts. 19 and 37: the registers hold vouchers with their amounts.
 */
export const amountStatedOtherwise: ObservationRule = {
  code: 'AMOUNT_STATED_OTHERWISE',
  name: 'Otro importe en otra fila o archivo',
  message: 'Otra fila o archivo dice otro importe, que no cuenta.',
  source: 'TUO de la Ley del IGV, arts. 19 y 37',
  from: '1999-04-16' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: ({ isStatedOtherwise = false, deposits }) =>
    isStatedOtherwise || deposits.some((deposit) => deposit.isStatedOtherwise === true),
}
