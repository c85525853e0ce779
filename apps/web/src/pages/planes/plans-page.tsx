import { PageContent, PlansPanel } from '@contapro/ui'
import type { ReactElement } from 'react'

/** `/planes`: the subscription of the accountant, and what else there is (decisions 34). */
export function PlansPage(): ReactElement {
  return (
    <PageContent>
      <PlansPanel />
    </PageContent>
  )
}
