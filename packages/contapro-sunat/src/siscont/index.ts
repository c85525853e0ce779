export {
  isInDollars,
  type SiscontAmountField,
  type SiscontAmounts,
  type SiscontCredit,
  type SiscontCurrency,
  siscontAmounts,
} from './siscont-amounts.ts'
export { isSiscontField, type SiscontField, type SiscontFieldKind, siscontFieldKind } from './siscont-field.ts'
export type { SiscontPurchase } from './siscont-purchase.ts'
export {
  type SiscontLine,
  type SiscontOverflow,
  type SiscontTextColumn,
  siscontTextLine,
} from './siscont-text-line.ts'
export { siscontValue } from './siscont-value.ts'
