import type { PageHandle } from '../use-page-title.ts'

/** What a page is called, in the title of the window. */
export const titled = (title: PageHandle['title']): PageHandle => ({ title })
