import { FullScreenLoader } from '@contapro/ui'
import type { ReactElement } from 'react'

/** Before the first page is there. */
export function LoadingPage(): ReactElement {
  return <FullScreenLoader tags={[{ tag: 'page' }]} />
}
