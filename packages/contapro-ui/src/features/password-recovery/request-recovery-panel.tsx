import type { ContaproError } from '@contapro/sdk'
import { useRequestPasswordRecovery } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { IdentificationForm } from './identification-form.tsx'
import { passwordRecoveryMessages } from './password-recovery.messages.ts'
import { RecoveryScreen } from './recovery-screen.tsx'
import { type RequestFailure, requestFailureOf } from './request-failure.ts'
import { RecoveryRefused, RecoverySent } from './request-outcomes.tsx'

/** Asks for the link that recovers a password, connected: the form, then sent or refused, and back to the form. */
export function RequestRecoveryPanel(): JSX.Element {
  const texts = useTexts(passwordRecoveryMessages)
  const request = useRequestPasswordRecovery()
  const [refused, setRefused] = useState<RequestFailure & { readonly email: string }>()
  const send = (email: string): void => {
    if (request.isPending) return
    request.mutate(email, {
      onSuccess: () => setRefused(undefined),
      onError: (error: ContaproError) => setRefused({ email, ...requestFailureOf(error, texts) }),
    })
  }
  return (
    <RecoveryScreen>
      {request.isSuccess ? (
        <RecoverySent email={request.variables} onBack={request.reset} />
      ) : request.isError && refused ? (
        <RecoveryRefused failure={refused} onBack={request.reset} />
      ) : (
        <IdentificationForm
          busy={request.isPending}
          refused={refused && { email: refused.email, reason: refused.field }}
          onSubmit={send}
        />
      )}
    </RecoveryScreen>
  )
}
