import { PageContent, SessionsPanel } from '@contapro/ui'
import type { ReactElement } from 'react'

/** `/sesiones`: the open sessions of the accountant (decision 0069). */
export function SessionsPage(): ReactElement {
  return (
    <PageContent>
      <SessionsPanel />
    </PageContent>
  )
}
