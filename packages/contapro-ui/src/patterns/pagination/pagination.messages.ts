import { formatCount } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the pages of a list (part 2 §5). */
export interface PaginationMessages {
  readonly pages: string
  readonly pagesOf: (list: string) => string
  readonly previous: string
  readonly next: string
  readonly page: (page: number) => string
  readonly range: (first: number, last: number, total: number) => string
}

export const paginationMessages: TextSet<'pagination', PaginationMessages> = {
  feature: 'pagination',
  texts: {
    pages: 'Paginación',
    pagesOf: (list) => `Paginación de ${list}`,
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page) => `Página ${formatCount(page)}`,
    range: (first, last, total) => `${formatCount(first)}–${formatCount(last)} de ${formatCount(total)}`,
  },
}
