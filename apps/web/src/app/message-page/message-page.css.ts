import { vars } from '@contapro/ui/theme'
import { style } from '@vanilla-extract/css'

export const page: string = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minHeight: `calc(100dvh - ${vars.topbar.height})`,
  padding: vars.space[6],
})

export const content: string = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: 420,
  paddingBlockEnd: '8vh',
  textAlign: 'center',
  textWrap: 'balance',
})

export const heading: string = style({ marginBlock: `${vars.space[6]} ${vars.space[1]}` })
export const action: string = style({ marginBlockStart: vars.space[6] })

const outline = { fill: 'none', strokeWidth: 1.5, strokeLinecap: 'round' } as const
export const drawing: string = style({ display: 'block' })
export const sheet: string = style({ fill: vars.color.surface, stroke: vars.color.textSecondary, strokeWidth: 1.5 })
export const lines: string = style({ ...outline, stroke: vars.color.borderStrong })
export const total: string = style({ ...outline, stroke: vars.color.brand })
export const brokenTotal: string = style({ strokeDasharray: '10 6' })
export const seal: Readonly<Record<'warning' | 'danger', string>> = {
  warning: style({ fill: vars.color.warningBg, stroke: vars.color.warningIcon, strokeWidth: 1.5 }),
  danger: style({ fill: vars.color.dangerBg, stroke: vars.color.dangerIcon, strokeWidth: 1.5 }),
}
export const sign: Readonly<Record<'warning' | 'danger', string>> = {
  warning: style({ ...outline, stroke: vars.color.warningIcon, strokeWidth: 2 }),
  danger: style({ ...outline, stroke: vars.color.dangerIcon, strokeWidth: 2 }),
}
