import type { TextSet } from '../../primitives/texts/texts.tsx'

/** What the arrows of a change say. */
export interface PercentChangeMessages {
  readonly rise: string
  readonly fall: string
}

export const percentChangeMessages: TextSet<'percentChange', PercentChangeMessages> = {
  feature: 'percentChange',
  texts: {
    rise: 'Subió',
    fall: 'Bajó',
  },
}
