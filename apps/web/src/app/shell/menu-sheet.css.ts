import { vars } from '@contapro/ui/theme'
import { style } from '@vanilla-extract/css'

export const account: string = style({ display: 'grid', flex: 1, gap: vars.space[3], minWidth: 0 })
export const row: string = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 })
export const choice: string = style([row, { margin: 0, padding: 0, border: 0 }])

/** Takes the room between the initials and the way out. */
export const name: string = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
export const title: string = style({ flex: 1 })
