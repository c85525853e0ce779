import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the choice of period. */
export interface PeriodSelectMessages {
  readonly period: string
}

export const periodSelectMessages: TextSet<'periodSelect', PeriodSelectMessages> = {
  feature: 'periodSelect',
  texts: {
    period: 'Periodo',
  },
}
