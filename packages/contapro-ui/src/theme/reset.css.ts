import { style } from '@vanilla-extract/css'
import { resetLayer } from './layers.css.ts'
import { vars } from './tokens/vars.css.ts'

/**
 * Takes a browser's and most hosts' defaults off one element of ours. There is no global reset: a host's page stays
 * as it was.
 */
export const reset: string = style({
  '@layer': {
    [resetLayer]: {
      boxSizing: 'border-box',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      textDecoration: 'none',
      listStyle: 'none',
      minInlineSize: 0,
      '::before': { boxSizing: 'content-box' },
      '::after': { boxSizing: 'content-box' },
      ':focus-visible': {
        outline: `${vars.focus.width} solid ${vars.color.focus}`,
        outlineOffset: vars.focus.offset,
      },
    },
  },
})
