/** A page of a list: from 1, and rows a page (at most 100). */
export interface PageFilter {
  readonly page?: number | undefined
  readonly size?: number | undefined
}
