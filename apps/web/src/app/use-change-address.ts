import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOf } from './paths.ts'

/** Shows the same page with other parameters; undefined takes one away. The page stays where it is scrolled to. */
export function useChangeAddress(): (params: Readonly<Record<string, string | undefined>>) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (params) => {
      const now = Object.fromEntries(new URLSearchParams(search))
      void navigate(addressOf(pathname, {}, { ...now, ...params }), { preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
}
