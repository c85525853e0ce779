import { type ReactElement, useEffect } from 'react'
import { ErrorPage } from './error-page.tsx'

/** Stands for everything when a page failed outside of its frame; it names itself, the failed page cannot. */
export function RootErrorPage(): ReactElement {
  useEffect(() => {
    document.title = 'Algo salió mal · Contapro'
  }, [])
  return (
    <main>
      <ErrorPage />
    </main>
  )
}
