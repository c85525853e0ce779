import type { Business } from '@contapro/sdk'
import type { JSX } from 'react'
import type { TargetAnchor } from '../../host/target-link.tsx'
import { CompanyStatusBadge } from '../../patterns/status-badge/company-status-badge.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ArrowRightIcon, ChevronRightIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { companiesMessages } from './companies.messages.ts'
import { arrow, card, foot, name, ruc, titles, top } from './company-card.css.ts'

export interface CompanyCardProps {
  readonly company: Business
  /** Where the card leads; without one it is a button. */
  readonly anchor?: TargetAnchor
  /** A press on a card that does not lead anywhere: explain its status. */
  readonly onOpen?: () => void
  /** The look of an account without a plan: it says so, and does nothing. */
  readonly disabled?: boolean
}

/** One company: its name, RUC and how it stands with SUNAT. The whole card is the target. */
export function CompanyCard({ company, anchor, onOpen, disabled = false }: CompanyCardProps): JSX.Element {
  const isOpen = company.status === 'VALID'
  const content = <CardContent company={company} muted={!isOpen || disabled} />
  if (disabled) {
    return (
      <button type="button" className={card} aria-disabled>
        {content}
      </button>
    )
  }
  if (anchor) {
    return (
      <a className={card} {...anchor}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" className={card} aria-haspopup={isOpen ? undefined : 'dialog'} onClick={onOpen}>
      {content}
    </button>
  )
}

function CardContent({ company, muted }: { readonly company: Business; readonly muted: boolean }): JSX.Element {
  const texts = useTexts(companiesMessages)
  return (
    <>
      <span className={top}>
        <Avatar name={company.name} muted={muted} />
        <span className={titles}>
          <span translate="no" className={name}>
            {company.name}
          </span>
          <span translate="no" className={ruc}>
            {texts.ruc(company.ruc)}
          </span>
        </span>
      </span>
      <span className={foot}>
        <CompanyStatusBadge status={company.status} />
        <Icon as={company.status === 'VALID' ? ArrowRightIcon : ChevronRightIcon} className={arrow} />
      </span>
    </>
  )
}
