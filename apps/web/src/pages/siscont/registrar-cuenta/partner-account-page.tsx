import { PartnerAccountPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'

/** `/siscont/registrar-cuenta`. */
export function PartnerAccountPage(): ReactElement {
  const navigate = useNavigate()
  return <PartnerAccountPanel onRegistered={() => void navigate(paths.partnerCompany, { replace: true })} />
}
