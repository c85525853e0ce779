import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { useAppRouter } from './app-router-context.ts'
import { pageParam } from './page-address.ts'
import { addressOf } from './paths.ts'

type Params = Readonly<Record<string, string | undefined>>

/**
 * Shows the same page with other parameters; undefined takes one away. The page stays where it is scrolled to. A change that is still
 * on its way holds: the next one is made to the address that it leads to.
 */
export function useChangeAddress(): (params: Params) => void {
  const router = useAppRouter()
  const { pathname, search } = useLocation()
  return useCallback(
    (params) => {
      const { navigation, location } = router.state
      const coming = navigation.location ?? location
      const drawn = paramsOf(search)
      const before = coming.pathname === pathname ? paramsOf(coming.search) : drawn
      const address = addressOf(pathname, {}, { ...before, ...changed(drawn, params) })
      void router.navigate(address, { preventScrollReset: true })
    },
    [router, pathname, search],
  )
}

const paramsOf = (search: string): Params => Object.fromEntries(new URLSearchParams(search))

/** What is meant to be otherwise than it is drawn, and the page: it goes with every change. */
function changed(drawn: Params, params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).filter(([name, value]) => name === pageParam || value !== drawn[name]),
  )
}
