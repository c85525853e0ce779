import { vars } from '@contapro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const phone = '(max-width: 640px)'

/** Wider than other pages: four companies beside one another. On a phone as high as the window, for the button at its end. */
export const page: string = style({
  vars: { [vars.page.max]: '1280px' },
  '@media': {
    [phone]: {
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      minHeight: `calc(100dvh - ${vars.topbar.height})`,
      paddingBlockEnd: 0,
    },
  },
})
globalStyle(`${page} > *`, { '@media': { [phone]: { flex: 1 } } })
