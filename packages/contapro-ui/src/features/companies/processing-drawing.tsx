import type { JSX } from 'react'
import { art, sweep } from './processing.css.ts'
import {
  borderStrong,
  brand,
  brandBorder,
  brandSubtle,
  mark,
  successIcon,
  surface,
  textSecondary,
} from './drawing-colors.css.ts'

const sheet = { width: 58, height: 74, rx: 7, fill: surface }

/** Vouchers go through Contapro and come out as a report; the ring turns while that is under way. */
export function ProcessingDrawing({ moving }: { readonly moving: boolean }): JSX.Element {
  return (
    <svg className={art} viewBox="0 0 320 168" fill="none" strokeWidth="1.5" strokeLinecap="round" aria-hidden>
      <path d="M96 84h28M196 84h28" stroke={borderStrong} strokeDasharray="3 5" strokeLinecap="butt" />
      <Vouchers />
      <circle cx="160" cy="84" r="35" fill={brandSubtle} stroke={brandBorder} strokeWidth="3" />
      <path className={moving ? sweep : undefined} d="M160 49a35 35 0 0 1 35 35" stroke={brand} strokeWidth="3" />
      <path d="M166 74.5a12 12 0 1 0 0 19" stroke={brand} strokeWidth="5.5" />
      <circle cx="173.5" cy="84" r="4" fill={mark} />
      <Report />
    </svg>
  )
}

function Vouchers(): JSX.Element {
  return (
    <>
      <rect x="14" y="34" {...sheet} stroke={borderStrong} />
      <rect x="26" y="48" {...sheet} stroke={borderStrong} />
      <rect x="38" y="62" {...sheet} stroke={textSecondary} />
      <path d="M48 78h22M48 88h38M48 96h38M48 104h28" stroke={borderStrong} />
      <path d="M48 120h38" stroke={brand} strokeWidth="2" />
    </>
  )
}

function Report(): JSX.Element {
  return (
    <>
      <rect x="224" y="40" width="82" height="92" rx="8" fill={surface} stroke={textSecondary} />
      <path d="M236 56h26M236 70h58M236 82h58M236 94h58" stroke={borderStrong} />
      <path d="M236 109h58M236 113h58" stroke={brand} />
      <circle cx="302" cy="126" r="12" fill={successIcon} />
      <path d="m296.5 126.2 3.7 3.7 7-7.3" stroke={surface} strokeWidth="2.2" strokeLinejoin="round" />
    </>
  )
}
