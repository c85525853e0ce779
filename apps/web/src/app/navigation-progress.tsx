import { FullScreenLoader, type LoadingTag } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { bar, track } from './navigation-progress.css.ts'
import { companyParam } from './paths.ts'

/** The page before stays visible during this time. */
const LOADER_DELAY_MS = 1_000

/** Progress of a navigation: a line above the top bar, then the full-screen loader (part 1 §2, decisions 43). */
export function NavigationProgress(): ReactElement | null {
  const { location: next } = useNavigation()
  const { search } = useLocation()
  if (!next) return null
  return (
    <>
      <span aria-hidden className={track}>
        <span className={bar} />
      </span>
      <FullScreenLoader tags={[tagOf(search, next.search)]} delayMs={LOADER_DELAY_MS} />
    </>
  )
}

function tagOf(search: string, nextSearch: string): LoadingTag {
  const company = new URLSearchParams(nextSearch).get(companyParam)
  return company !== null && company !== new URLSearchParams(search).get(companyParam)
    ? { tag: 'company', text: 'Abriendo la empresa…' }
    : { tag: 'navigation', text: 'Cargando la página…' }
}
