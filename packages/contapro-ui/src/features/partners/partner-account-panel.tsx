import type { PartnerData } from '@contapro/sdk'
import { useRegisterPartnerUser, useSession, useViewEvent } from '@contapro/sdk/react'
import { type PartnerAccountForm as FormValues, newPartnerUserOf } from '@contapro/sdk/rules'
import { type JSX, useRef, useState } from 'react'
import { TargetButton } from '../../host/target-link.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { partnerAccountMessages } from './partner-account.messages.ts'
import { PartnerAccountForm } from './partner-account-form.tsx'
import { PartnerAccountScreen } from './partner-account-screen.tsx'
import { PartnerNotice } from './partner-notice.tsx'

/** Props of `PartnerAccountPanel`. */
export interface PartnerAccountPanelProps {
  /** The account is there and signed in: on to the company's form. */
  readonly onRegistered: () => void
}

/**
 * The account of the partner's customer, connected, with what the session keeps of the partner's data. Their password lives in memory
 * only: in a page that was loaded anew there is none, and the way back is the partner's program.
 */
export function PartnerAccountPanel({ onRegistered }: PartnerAccountPanelProps): JSX.Element {
  const { partner: current } = useSession()
  // The session forgets the password with the answer; the form stays until the page is left.
  const [partner] = useState(current)
  useViewEvent('siscont_registrar_cuenta')
  return partner?.password ? <Account partner={partner} onRegistered={onRegistered} /> : <Gone />
}

interface AccountProps extends PartnerAccountPanelProps {
  readonly partner: PartnerData
}

function Account({ partner, onRegistered }: AccountProps): JSX.Element {
  const { mutate, isPending, isSuccess, error } = useRegisterPartnerUser()
  const running = useRef(false)
  const submit = (form: FormValues): void => {
    if (running.current) return
    running.current = true
    mutate(newPartnerUserOf(form, partner), {
      onSuccess: onRegistered,
      onError: () => {
        running.current = false
      },
    })
  }
  return (
    <PartnerAccountScreen>
      <PartnerAccountForm email={partner.email} busy={isPending || isSuccess} error={error?.detail} onSubmit={submit} />
    </PartnerAccountScreen>
  )
}

function Gone(): JSX.Element {
  const texts = useTexts(partnerAccountMessages)
  return (
    <PartnerNotice tone="info" title={texts.goneTitle} text={texts.goneText}>
      <TargetButton destination={{ to: 'home' }} variant="primary" size="lg" block>
        {texts.goOn}
      </TargetButton>
    </PartnerNotice>
  )
}
