import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import { numeric as numericClass, type TextTone, type TextVariant, tones, variants } from './text.css.ts'

/** Props of `Text`. */
export interface TextProps extends ComponentProps<'p'> {
  readonly as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'strong' | 'li' | 'dt' | 'dd'
  readonly variant?: TextVariant
  readonly tone?: TextTone
  /** Tabular figures, for dates, RUCs, series and counts. */
  readonly numeric?: boolean
}

/** Text of one step of the scale. The element says what it is, the variant how it looks. */
export function Text({
  as: Element = 'p',
  variant = 'body',
  tone = 'default',
  numeric = false,
  className,
  ...rest
}: TextProps): JSX.Element {
  const props = { ...rest, className: clsx(variants[variant], tones[tone], numeric && numericClass, className) }
  return <Element {...(props as ComponentProps<'p'> & ComponentProps<'li'>)} />
}
