import { PageContent, RetentionsPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { usePagedAddress } from '../../../app/use-paged-address.ts'

/** `/dashboard/retenciones`: page and size stand in the address. */
export function RetentionsPage(): ReactElement {
  return (
    <PageContent>
      <RetentionsPanel {...usePagedAddress()} />
    </PageContent>
  )
}
