import { vars } from '@contapro/ui/theme'
import { style } from '@vanilla-extract/css'

const minHeight = 520

export const loading: string = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight,
  padding: vars.space[8],
  textAlign: 'center',
})
export const title: string = style({ marginBlockStart: vars.space[4] })

/** As high as its content: the page scrolls, the frame does not. */
export const frame: string = style({ display: 'block', boxSizing: 'border-box', width: '100%', minHeight, border: 0 })
export const waiting: string = style({ position: 'absolute', insetInlineStart: 0, visibility: 'hidden' })
export const box: string = style({ position: 'relative', overflow: 'hidden' })
