import { clsx } from 'clsx'
import type { ComponentProps, JSX } from 'react'
import {
  attribution,
  attributionMark,
  letter,
  logo,
  mark,
  point,
  small as smallClass,
  smallMark,
  tile,
} from './logo.css.ts'

/** Props of `Logo`. */
export interface LogoProps extends ComponentProps<'span'> {
  /** `full` in bars and public pages, `small` beside another sign, `attribution` in the head of an embedded widget, `mark` without the name. */
  readonly variant?: 'full' | 'small' | 'attribution' | 'mark'
}

/** The sign of Contapro. Its letters are text, so it needs no label beside the name. */
export function Logo({ variant = 'full', className, ...rest }: LogoProps): JSX.Element {
  return (
    <span
      translate="no"
      {...rest}
      className={clsx(logo, variant === 'attribution' && attribution, variant === 'small' && smallClass, className)}
    >
      <svg
        className={clsx(mark, variant === 'attribution' && attributionMark, variant === 'small' && smallMark)}
        viewBox="0 0 28 28"
        {...(variant === 'mark' ? { role: 'img', 'aria-label': 'Contapro' } : { 'aria-hidden': true })}
      >
        <rect className={tile} width="28" height="28" rx="8" />
        <path className={letter} d="M16.6 9.7A6 6 0 1 0 16.6 18.3" />
        <circle className={point} cx="20.6" cy="14" r="2.5" />
      </svg>
      {variant === 'mark' ? null : 'Contapro'}
    </span>
  )
}
