import type { ReactElement } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { NavigationProgress } from './navigation-progress.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { usePageTitle } from './use-page-title.ts'

/** What holds on every page: title, focus and scroll position follow the address. */
export function RootLayout(): ReactElement {
  usePageTitle()
  useFocusOnNavigation()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** What a scroll position is kept under. The first page of every visit has the key 'default': a typed address is not a reload. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)
