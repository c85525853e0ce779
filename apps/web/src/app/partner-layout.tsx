import '@fontsource-variable/ibm-plex-sans/wght.css'
import { PartnerShell } from '@contapro/ui'
import type { ReactElement } from 'react'
import { Outlet } from 'react-router'

/** The frame of the partner's entry, with the family of its theme. */
export function PartnerLayout(): ReactElement {
  return (
    <PartnerShell>
      <Outlet />
    </PartnerShell>
  )
}
