import type { Business, ContaproError, PartnerAddress, PartnerCompany, PartnerEntryOutcome } from '@contapro/sdk'
import { useEnterFromPartner } from '@contapro/sdk/react'
import { type JSX, useEffect, useRef, useState } from 'react'
import { type PartnerEntryProgress, PartnerEntryView } from './partner-entry-view.tsx'

/** Props of `PartnerEntryPanel`. */
export interface PartnerEntryPanelProps {
  /** What the address brought; the page has taken it out of the address bar before. Read once. */
  readonly address: PartnerAddress
  /** It is the accountant's company, and selected: on to its dashboard. */
  readonly onCompany: (company: Business) => void
  /** The partner named no company: on to the accountant's. */
  readonly onCompanies: () => void
  /** On to the company's form (`RegisterPartnerCompanyPanel`). */
  readonly onRegisterCompany: () => void
  /** On to the account's form (`PartnerAccountPanel`). */
  readonly onRegisterAccount: () => void
}

/** The entry from the partner software, connected (part 1 §4, partner validate flow). */
export function PartnerEntryPanel({ address, ...leave }: PartnerEntryPanelProps): JSX.Element {
  const entry = useEnterFromPartner(address)
  const [isSeen, setSeen] = useState(false)
  const run = (): void =>
    entry.run((outcome) => {
      if (addressToConfirm(outcome) === undefined) follow(outcome, leave)
    })
  const start = useRef(run)
  useEffect(() => start.current(), [])
  const { outcome } = entry
  const email = addressToConfirm(outcome)
  const carryOn = (): void => {
    setSeen(true)
    if (outcome) follow(outcome, leave)
  }
  return (
    <PartnerEntryView
      progress={
        email === undefined || isSeen
          ? progressOf(outcome, entry.isRunning ? null : entry.error)
          : { state: 'confirm-email', email, onCarryOn: outcome?.step === 'confirm-email' ? undefined : carryOn }
      }
      company={companyOf(address)}
      onRetry={run}
    />
  )
}

/** The address to confirm, or undefined. */
function addressToConfirm(outcome: PartnerEntryOutcome | undefined): string | undefined {
  if (outcome?.step === 'confirm-email') return outcome.email
  return outcome && 'confirmEmail' in outcome ? outcome.confirmEmail : undefined
}

function follow(outcome: PartnerEntryOutcome, leave: Omit<PartnerEntryPanelProps, 'address'>): void {
  if (outcome.step === 'company') leave.onCompany(outcome.company)
  if (outcome.step === 'companies') leave.onCompanies()
  if (outcome.step === 'register-company') leave.onRegisterCompany()
  if (outcome.step === 'register-account') leave.onRegisterAccount()
}

/** Codes of a token that no other attempt makes good. */
const spent: readonly string[] = ['HANDOVER_INVALID', 'HANDOVER_EXPIRED', 'HANDOVER_USED']

function progressOf(outcome: PartnerEntryOutcome | undefined, error: ContaproError | null): PartnerEntryProgress {
  if (error) return spent.includes(error.code) ? { state: 'spent', text: error.message } : { state: 'failed' }
  return outcome?.step === 'refused' ? { state: 'refused', refusal: outcome.refusal } : { state: 'validating' }
}

function companyOf({ ruc, razon_social }: PartnerAddress): PartnerCompany | undefined {
  return ruc && razon_social ? { ruc, razon_social } : undefined
}
