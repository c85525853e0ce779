import type { Business } from '@contapro/sdk'
import { useCompanies, useSelection } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { CompanySwitcher, type SwitcherCompany } from '../../patterns/company-switcher/company-switcher.tsx'
import { companyStatusText } from '../../patterns/status-badge/company-status-badge.tsx'
import { useEmit } from '../../provider/host-context.ts'
import { sortCompanies } from './find-companies.ts'

export interface CompanySwitcherPanelProps {
  /** Another company was chosen and is selected now: show its dashboard, for group B its vouchers. */
  readonly onSelect?: (company: Business) => void
}

/** The selected company and the way to another one; only companies in order can be chosen (part 2 §4). */
export function CompanySwitcherPanel({ onSelect }: CompanySwitcherPanelProps): JSX.Element | null {
  const { company: current, selectCompany } = useSelection()
  const companies = sortCompanies(useCompanies().data ?? [])
  const emit = useEmit()
  if (!current) return null
  const choose = ({ uuid }: SwitcherCompany): void => {
    const company = companies.find((one) => one.uuid === uuid)
    if (!company) return
    selectCompany(company)
    emit({ type: 'company-selected', businessUuid: uuid })
    onSelect?.(company)
  }
  return <CompanySwitcher current={current} companies={companies.map(switcherCompany)} onChoose={choose} />
}

function switcherCompany({ uuid, name, ruc, status }: Business): SwitcherCompany {
  return { uuid, name, ruc, reason: status === 'VALID' ? undefined : companyStatusText(status) }
}
