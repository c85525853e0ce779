import type { PartnerCompany, RegisteredBusiness } from '@contapro/sdk'
import { RegisterPartnerCompanyPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { useAppServices } from '../../../app/app-services.ts'
import { addressOf, paths } from '../../../app/paths.ts'

/** `/siscont/registrar-empresa`: the partner's data are done with once the company is there. */
export function PartnerCompanyPage(): ReactElement {
  const company = useLoaderData<PartnerCompany>()
  const { session } = useAppServices().client
  const navigate = useNavigate()
  const finish = ({ uuid }: RegisteredBusiness): void => {
    session.setPartner(null)
    void navigate(uuid === undefined ? paths.home : addressOf(paths.dashboard, { businessUuid: uuid }), {
      replace: true,
    })
  }
  return <RegisterPartnerCompanyPanel company={company} onFinish={finish} />
}
