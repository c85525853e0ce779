import type { Business } from '@contapro/sdk'
import { useCompanies, useSelection } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { useEmit } from '../../host/host-context.ts'
import { useTargetAnchor } from '../../host/target-link.tsx'
import { CompanySwitcher, type SwitcherCompany } from '../../patterns/company-switcher/company-switcher.tsx'
import { statusBadgeMessages } from '../../patterns/status-badge/status-badge.messages.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { sortCompanies } from './find-companies.ts'

/** Props of `CompanySwitcherPanel`. */
export interface CompanySwitcherPanelProps {
  /** Another company was chosen and is selected now: show its dashboard, for group B its vouchers. */
  readonly onSelect?: (company: Business) => void
}

/** The selected company, the way to another one, and to its settings; only companies in order can be chosen (part 2 §4). */
export function CompanySwitcherPanel({ onSelect }: CompanySwitcherPanelProps): JSX.Element | null {
  const { company: current, selectCompany } = useSelection()
  const companies = sortCompanies(useCompanies().data ?? [])
  const { company: statusNames } = useTexts(statusBadgeMessages)
  const emit = useEmit()
  const settings = useTargetAnchor({ to: 'settings', ...(current && { businessUuid: current.uuid }) })
  if (!current) return null
  const choose = ({ uuid }: SwitcherCompany): void => {
    const company = companies.find((one) => one.uuid === uuid)
    if (!company) return
    selectCompany(company)
    emit({ type: 'company-selected', businessUuid: uuid })
    onSelect?.(company)
  }
  const shown = companies.map(
    ({ uuid, name, ruc, status }): SwitcherCompany => ({
      uuid,
      name,
      ruc,
      reason: status === 'VALID' ? undefined : statusNames[status],
    }),
  )
  return <CompanySwitcher current={current} companies={shown} onChoose={choose} {...(settings && { settings })} />
}
