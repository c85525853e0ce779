import { formatCount } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the choice of page size. */
export interface PageSizeSelectMessages {
  readonly label: string
  readonly size: (size: number) => string
}

export const pageSizeSelectMessages: TextSet<'pageSizeSelect', PageSizeSelectMessages> = {
  feature: 'pageSizeSelect',
  texts: {
    label: 'Registros por página',
    size: (size) => `${formatCount(size)} por página`,
  },
}
