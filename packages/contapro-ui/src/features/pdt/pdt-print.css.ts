import { globalStyle } from '@vanilla-extract/css'
import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { featuresLayer } from '../../theme/layers.css.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const print = 'print'

/** An A4 page is narrower than a table of boxes. */
export const printed: string = featureVariant({
  '@media': {
    [print]: {
      vars: { [vars.table.rowHeight]: '30px', [vars.table.headHeight]: '28px' },
      gap: vars.space[3],
      zoom: 0.76,
    },
  },
})
export const onPaper: string = featureStyle({ display: 'none', '@media': { [print]: { display: 'block' } } })
export const whole: string = featureVariant({ '@media': { [print]: { breakInside: 'avoid' } } })

// Nobody presses paper.
globalStyle(`${printed} :is(a, button, [role='tablist'])`, {
  '@layer': { [featuresLayer]: { '@media': { [print]: { display: 'none' } } } },
})
