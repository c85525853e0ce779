import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

/** What a route says about its page. */
export interface PageHandle {
  /** Title of the page, or what makes it from the query of its address. */
  readonly title: string | ((search: URLSearchParams) => string)
}

/** Puts the title of the page into the window's. */
export function usePageTitle(): void {
  const { search } = useLocation()
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as PageHandle | undefined
  const title = typeof handle?.title === 'function' ? handle.title(new URLSearchParams(search)) : handle?.title
  useEffect(() => {
    document.title = title ? `${title} · Contapro` : 'Contapro'
  }, [title])
}
