import { style } from '@vanilla-extract/css'

/** Flow root: no margin of a child reaches out of the height that the host is told. */
export const page: string = style({ display: 'flow-root' })

export const waiting: string = style({ display: 'grid', placeItems: 'center', minHeight: 160 })
