import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, modal } = vars
const phone = '(max-width: 640px)'

export const frame: string = patternVariant({ '@media': { '(min-width: 641px)': { maxWidth: 760 } } })
export const enlargedFrame: string = patternVariant({ '@media': { '(min-width: 641px)': { maxWidth: 1180 } } })

export const head: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 52px 12px 20px',
  borderBottom: `1px solid ${color.borderSubtle}`,
  '@media': { [phone]: { padding: '8px 52px 8px 16px' } },
})
export const titles: string = patternStyle({ flex: 1, minWidth: 0 })
export const title: string = patternStyle({
  fontSize: font.sizeLg,
  lineHeight: font.lineLg,
  fontWeight: font.weightSemibold,
  fontVariantNumeric: font.numeric,
})
export const subtitle: string = patternStyle({
  color: color.textSecondary,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const print: string = patternVariant({ '@media': { [phone]: { display: 'none' } } })

export const body: string = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  minHeight: 'min(420px, 60vh)',
  maxHeight: '75vh',
  padding: 20,
  overflow: 'auto',
  background: color.surfaceSunken,
  borderRadius: `0 0 ${modal.radius} ${modal.radius}`,
  '@media': { [phone]: { padding: 12 } },
})
export const enlargedBody: string = patternVariant({ maxHeight: 'calc(90vh - 60px)' })

const sheet = {
  gridArea: '1 / 1',
  width: '100%',
  maxWidth: 640,
  background: '#fff',
  color: '#1a1a1a',
  colorScheme: 'light',
  boxShadow: '0 1px 2px rgb(0 0 0 / 0.12), 0 8px 24px -8px rgb(0 0 0 / 0.2)',
  selectors: { [`${enlargedBody} > &`]: { maxWidth: 'none' } },
} as const
/** Paper is white in every theme. */
export const paper: string = patternStyle({ ...sheet, height: 'auto' })
/** Loading behind the spinner: it must be in the page to load at all. */
export const hiddenPaper: string = patternStyle({ ...sheet, visibility: 'hidden', height: 0 })
export const pdf: string = patternStyle({
  ...sheet,
  maxWidth: 'none',
  height: 'calc(75vh - 40px)',
  selectors: { [`${enlargedBody} > &`]: { height: 'calc(90vh - 100px)' } },
})
export const xml: string = patternStyle({
  ...sheet,
  padding: 20,
  fontFamily: font.mono,
  fontSize: font.sizeXs,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 2,
})
