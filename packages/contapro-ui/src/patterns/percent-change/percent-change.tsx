import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { arrow, bad, change, good } from './percent-change.css.ts'
import { formatPercent } from './format-percent.ts'

export interface PercentChangeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Per cent against the month before (8.4 is 8.4 %); null when there was nothing to compare with. */
  readonly percent: number | null | undefined
  /** `up` when more is good (ventas): green and red. Without it no judgement (compras). */
  readonly goodWhen?: 'up'
}

/** An arrow and a percentage. The direction is said in words too. */
export function PercentChange({ percent, goodWhen, className, ...rest }: PercentChangeProps): JSX.Element {
  const messages = useUiMessages()
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
    <span {...rest} className={clsx(change, isJudged && (isRise ? good : bad), className)}>
      {percent === 0 ? null : (
        <Icon
          name={isRise ? 'arrow-up' : 'arrow-down'}
          className={arrow}
          label={isRise ? messages.rise : messages.fall}
        />
      )}
      {formatPercent(percent)}
    </span>
  )
}
