import type { ReactElement } from 'react'
import { LoadErrorPage } from '../message-page/load-error-page.tsx'
import { PlainShell } from './plain-shell.tsx'

/** What stands for a company's pages when it could not be loaded; the bar stays. */
export function ShellLoadError(): ReactElement {
  return (
    <PlainShell>
      <LoadErrorPage />
    </PlainShell>
  )
}
