import type { Centimos } from '@contapro/sunat'
import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { moneyParts } from './money-parts.ts'
import { money, prefix as prefixClass, rowPrefix, samePrefix } from './money-text.css.ts'

/** Props of `MoneyText`. */
export interface MoneyTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Céntimos; without an amount a '-' shows. */
  readonly amount: Centimos | null | undefined
  /** `row` in tables and lists, `bare` beside an amount that bears the prefix, `result` where the prefix takes the colour of the figures. */
  readonly variant?: 'figure' | 'row' | 'bare' | 'result'
}

/** An amount in soles: `S/ 1,234.56`, negative `S/ −1,234.56`. */
export function MoneyText({ amount, variant = 'figure', className, ...rest }: MoneyTextProps): JSX.Element {
  const locale = useLocale()
  const { prefix, figures } =
    amount === null || amount === undefined ? { prefix: '', figures: '-' } : moneyParts(amount, locale)
  return (
    <span translate="no" {...rest} className={clsx(money, className)}>
      {variant === 'bare' || prefix === '' ? null : (
        <span className={clsx(prefixClass, variant === 'row' && rowPrefix, variant === 'result' && samePrefix)}>
          {prefix}
        </span>
      )}
      {figures}
    </span>
  )
}
