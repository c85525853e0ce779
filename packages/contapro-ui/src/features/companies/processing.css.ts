import { keyframes } from '@vanilla-extract/css'
import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, space } = vars
const phone = '(max-width: 560px)'

export const page: string = featureStyle({ containerType: 'inline-size', maxWidth: 696, marginInline: 'auto' })

export const content: string = featureStyle({
  maxWidth: 560,
  marginInline: 'auto',
  padding: '56px 32px',
  textAlign: 'center',
  '@container': { [phone]: { padding: '40px 20px' } },
})

export const art: string = featureStyle({ width: 'min(320px, 100%)', height: 'auto', marginInline: 'auto' })

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
export const sweep: string = featureVariant({
  transformOrigin: '160px 84px',
  animation: `${turn} 2.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const title: string = featureVariant({ marginTop: 28 })
export const text: string = featureVariant({ marginTop: space[2], textWrap: 'balance' })

/** The spinner of a company that is waited for. */
export const waiting: string = featureVariant({ color: color.brand })

/** On a phone the spinner alone says that a company is in progress. */
export const inProgress: string = featureVariant({ '@container': { [phone]: { display: 'none' } } })

export const acts: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  marginTop: 28,
  '@container': { [phone]: { alignItems: 'stretch' } },
})
