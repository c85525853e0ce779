import { PageContent, PerceptionsPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { usePagedAddress } from '../../../app/use-paged-address.ts'

/** `/dashboard/percepciones`: page and size stand in the address. */
export function PerceptionsPage(): ReactElement {
  return (
    <PageContent>
      <PerceptionsPanel {...usePagedAddress()} />
    </PageContent>
  )
}
