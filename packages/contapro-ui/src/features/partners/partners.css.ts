import { keyframes } from '@vanilla-extract/css'
import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, space, topbar } = vars
const phone = '(max-width: 640px)'
const beside = '(min-width: 860px)'

export const shell: string = featureStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  color: color.text,
})

export const bar: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  height: topbar.height,
  paddingInline: space[6],
  background: topbar.bg,
  color: topbar.text,
  borderBottom: `1px solid ${topbar.border}`,
  '@container': { [phone]: { paddingInline: space[4] } },
})

export const rule: string = featureStyle({ width: 1, height: 20, background: topbar.border })

export const sign: string = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.sizeMd,
  fontWeight: font.weightSemibold,
  letterSpacing: '0.06em',
})
export const signMark: string = featureStyle({ display: 'block', flex: 'none', width: 22, height: 22 })
/** The partner's sign keeps its own colours in every theme. */
export const signTile: string = featureStyle({ fill: '#5fb0f5' })
export const signLetter: string = featureStyle({
  fill: 'none',
  stroke: '#071a2c',
  strokeWidth: 2.6,
  strokeLinecap: 'square',
})

export const content: string = featureStyle({
  display: 'grid',
  placeItems: 'center',
  padding: '32px 24px',
  // The focus comes here with a new page; nothing in it is chosen by that.
  ':focus-visible': { outline: 0 },
  '@container': { [phone]: { placeItems: 'start stretch', padding: '20px 16px' } },
})

/** What says one thing stands in the middle, on a phone too. */
export const middle: string = featureStyle({ placeSelf: 'center', width: '100%' })

export const waiting: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
})
export const pair: string = featureStyle({ display: 'flex', alignItems: 'center', gap: 18 })
export const tile: string = featureStyle({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
})

const flow = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } })
export const way: string = featureStyle({
  width: 64,
  height: 2,
  borderRadius: 1,
  background: `linear-gradient(90deg, ${color.border} 35%, ${color.brand} 50%, ${color.border} 65%) 0 0 / 220% 100%`,
  animation: `${flow} 1.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
export const waitingTitle: string = featureStyle({ marginTop: space[6] })
export const large: string = featureVariant({ fontSize: font.sizeXl })
export const waitingCompany: string = featureVariant({ marginTop: space[1] })

export const notice: string = featureVariant({ width: '100%', maxWidth: 520, marginInline: 'auto' })
export const noticeBody: string = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: '32px 32px 24px',
  textAlign: 'center',
  '@container': { '(max-width: 420px)': { padding: '24px 20px 20px' } },
})
export const noticeTitle: string = featureVariant({ fontSize: font.sizeXl })
export const noticeText: string = featureVariant({ marginTop: space[1], textWrap: 'balance' })
export const noticeAddress: string = featureStyle({
  fontWeight: font.weightSemibold,
  color: color.text,
  overflowWrap: 'anywhere',
})
export const noticeActions: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  width: '100%',
  marginTop: space[4],
})

/** What Contapro brings, and beside it the form. */
export const account: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  width: '100%',
  maxWidth: 920,
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: 64, alignItems: 'center' } },
})
export const accountTitle: string = featureVariant({
  fontSize: 28,
  lineHeight: '36px',
  textWrap: 'balance',
  '@container': { [phone]: { fontSize: 24, lineHeight: '32px' } },
})
export const free: string = featureVariant({ marginTop: space[5] })
export const benefits: string = featureStyle({
  display: 'grid',
  gap: space[3],
  marginTop: space[6],
  color: color.textSecondary,
})
export const benefit: string = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: 10 })
export const tick: string = featureVariant({ marginTop: 2, color: color.brandText })
export const formBody: string = featureVariant({ padding: space[6] })
export const formTitle: string = featureVariant({ marginBottom: space[4] })
export const question: string = featureVariant({ marginTop: space[4], textAlign: 'center' })
