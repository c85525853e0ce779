import type { Business } from '@contapro/sdk'
import type { JSX } from 'react'
import { assertNever } from '../../host/assert-never.ts'
import { TargetLink } from '../../host/target-link.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { CircleXIcon, ShieldAlertIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { dashboardMessages, moduleList } from './dashboard.messages.ts'
import { banner } from './layout/dashboard.css.ts'

export interface CompanyBannerProps {
  readonly company: Business
}

/** Why the company's data may not be whole; nothing for one in order or in process (part 2 §2). */
export function CompanyBanner({ company }: CompanyBannerProps): JSX.Element | null {
  const texts = useTexts(dashboardMessages)
  switch (company.status) {
    case 'INVALID_CREDENTIALS':
      return (
        <Banner tone="danger" icon={CircleXIcon} title={texts.invalidCredentials} className={banner}>
          <span>{texts.invalidCredentialsText}</span>{' '}
          <TargetLink destination={{ to: 'credentials', businessUuid: company.uuid }} variant="inline">
            {texts.editCredentials}
          </TargetLink>
        </Banner>
      )
    case 'MISSING_PERMISSIONS':
      return (
        <Banner tone="danger" icon={ShieldAlertIcon} title={texts.missingPermissions} className={banner}>
          <span>
            {texts.missingPermissionsText(moduleList(company.missing_permissions.map((one) => one.module_name)))}
          </span>{' '}
          <TargetLink destination={{ to: 'help', topic: 'permissions' }} variant="inline" newTab>
            {texts.howToAssign}
          </TargetLink>
        </Banner>
      )
    case 'IN_PROGRESS':
    case 'VALID':
      return null
    default:
      return assertNever(company.status)
  }
}
