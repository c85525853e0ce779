import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../../primitives/icon/icons.ts'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { arrow, bad, change, good } from './percent-change.css.ts'
import { formatPercent } from './format-percent.ts'
import { percentChangeMessages } from './percent-change.messages.ts'

/** Props of `PercentChange`. */
export interface PercentChangeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Per cent against the month before (8.4 is 8.4 %); null when there was nothing to compare with. */
  readonly percent: number | null | undefined
  /** `up` when more is good (ventas): green and red. Without it no judgement (compras). */
  readonly goodWhen?: 'up'
}

/** An arrow and a percentage. The direction is said in words too. */
export function PercentChange({ percent, goodWhen, className, ...rest }: PercentChangeProps): JSX.Element {
  const texts = useTexts(percentChangeMessages)
  const locale = useLocale()
  if (percent === null || percent === undefined) {
    return (
      <span {...rest} className={clsx(change, className)}>
        -
      </span>
    )
  }
  const isRise = percent > 0
  const isJudged = goodWhen === 'up' && percent !== 0
  return (
    <span translate="no" {...rest} className={clsx(change, isJudged && (isRise ? good : bad), className)}>
      {percent === 0 ? null : (
        <Icon as={isRise ? ArrowUpIcon : ArrowDownIcon} className={arrow} label={isRise ? texts.rise : texts.fall} />
      )}
      {formatPercent(percent, locale)}
    </span>
  )
}
