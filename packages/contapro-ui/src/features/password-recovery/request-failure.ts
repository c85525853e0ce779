import type { ContaproError } from '@contapro/sdk'
import type { PasswordRecoveryMessages } from './password-recovery.messages.ts'

/** What the panel of a refused request says, and what its field says afterwards (part 1 §8). */
export interface RequestFailure {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly field: string | undefined
}

/** The row of the error catalogue that a failure belongs to. */
export function requestFailureOf(error: ContaproError, texts: PasswordRecoveryMessages): RequestFailure {
  if (error.code === 'USER_NOT_FOUND') {
    const field = error.messageFor('email') ?? (error.message || texts.unknownEmail)
    return { title: texts.refusedTitle, text: texts.refusedText, button: texts.retry, field }
  }
  if (error.status === 500) {
    return { title: texts.serverTitle, text: texts.serverText, button: texts.close, field: undefined }
  }
  const text = error.kind === 'http' ? error.message : texts.otherText
  return { title: error.title ?? texts.otherTitle, text, button: texts.retry, field: texts.otherField }
}
