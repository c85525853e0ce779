import type { PartnerAddress } from '@contapro/sdk'
import { PartnerEntryPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { addressOf, paths } from '../../../app/paths.ts'

/** `/siscont/validate`: lets the partner's customer in, and leaves nothing of itself in the history. */
export function PartnerEntryPage(): ReactElement {
  const address = useLoaderData<PartnerAddress>()
  const navigate = useNavigate()
  const leaveFor = (target: string): void => void navigate(target, { replace: true })
  return (
    <PartnerEntryPanel
      address={address}
      onCompany={({ uuid }) => leaveFor(addressOf(paths.dashboard, { businessUuid: uuid }))}
      onCompanies={() => leaveFor(paths.home)}
      onRegisterCompany={() => leaveFor(paths.partnerCompany)}
      onRegisterAccount={() => leaveFor(paths.partnerAccount)}
    />
  )
}
