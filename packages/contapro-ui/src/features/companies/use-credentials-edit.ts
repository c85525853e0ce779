import type { Business, ContaproError } from '@contapro/sdk'
import { useEventLog, useUpdateCredentials, useValidateCredentials } from '@contapro/sdk/react'
import { type CompanyForm, solCredentialsOf } from '@contapro/sdk/rules'
import { useRef, useState } from 'react'
import { type CredentialsDialogState, dialogOfCheck } from './credentials-dialog-state.ts'

/** The screen's name in the event log. */
export const credentialsView = 'editar_credenciales'

/** The edit of a company's credentials: what can be done, and where it stands. */
export interface CredentialsEdit {
  readonly dialog: CredentialsDialogState
  readonly isSaving: boolean
  /** Stores a valid form; another submission while one runs is ignored. */
  readonly submit: (form: CompanyForm) => void
  /** Tries at SUNAT what was stored. */
  readonly validate: () => void
  /** Closes the dialog. After a success the edit is over. */
  readonly close: () => void
}

/** Stores credentials, then tries them if the accountant wants to (part 2 §4). `onFinish` follows a success that is closed. */
export function useCredentialsEdit({ uuid, ruc }: Business, onFinish: (() => void) | undefined): CredentialsEdit {
  const update = useUpdateCredentials()
  const validation = useValidateCredentials()
  const tell = useEventLog()
  const [dialog, setDialog] = useState<CredentialsDialogState>({ state: 'close' })
  const running = useRef(false)
  const stored = update.variables?.credentials
  return {
    dialog,
    isSaving: update.isPending,
    submit: (form) => {
      if (running.current) return
      running.current = true
      tell({ type: 'clicked', view: credentialsView, target: 'editar' })
      update.mutate(
        { businessUuid: uuid, credentials: solCredentialsOf(form) },
        {
          onSuccess: () => setDialog({ state: 'update-credentials-success' }),
          onError: (error) => setDialog({ state: 'update-credentials-error', reason: reasonOf(error) }),
          onSettled: () => {
            running.current = false
          },
        },
      )
    },
    validate: () => {
      if (!stored) return
      tell({ type: 'clicked', view: credentialsView, target: 'validar_ahora' })
      setDialog({ state: 'validate-credentials-initialize' })
      validation.mutate(
        { businessUuid: uuid, credentials: { ruc, ...stored } },
        {
          onSuccess: (check) => setDialog(dialogOfCheck(check)),
          onError: () => setDialog({ state: 'validate-credentials-error' }),
        },
      )
    },
    close: () => {
      const isOver = dialog.state === 'update-credentials-success' || dialog.state === 'validate-credentials-success'
      setDialog({ state: 'close' })
      if (isOver) onFinish?.()
    },
  }
}

/** What the server found wrong with the fields; anything else is said in general words. */
function reasonOf({ status, errors }: ContaproError): string | undefined {
  return status === 400 && errors.length > 0 ? errors.map(({ message }) => message).join('. ') : undefined
}
