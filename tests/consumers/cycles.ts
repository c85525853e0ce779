import { caseCount } from '@contapro/long-run'

/** How often a widget is shown and taken away, when what it leaves behind is counted. */
export const CYCLES: number = caseCount({ few: 20, many: 100 })
