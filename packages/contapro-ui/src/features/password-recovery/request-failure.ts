import type { ContaproError } from '@contapro/sdk'
import { withFullStop } from '../../host/with-full-stop.ts'
import type { PasswordRecoveryMessages } from './password-recovery.messages.ts'

/** Texts of the panel of a refused request, and of its field afterwards (part 1 §8). */
export interface RequestFailure {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly field: string | undefined
}

/** The row of the error catalogue by status. A response without data, from a proxy for instance, has the texts of the catalogue. */
export function requestFailureOf(error: ContaproError, texts: PasswordRecoveryMessages): RequestFailure {
  const { status, title, message } = error
  const hasData = error.kind === 'http' && error.code !== `HTTP_${status}`
  if (status === 404) {
    const field = hasData ? message : texts.unknownEmail
    return { title: texts.refusedTitle, text: texts.refusedText, button: texts.retry, field }
  }
  if (status === 500) {
    return { title: texts.serverTitle, text: texts.serverText, button: texts.close, field: undefined }
  }
  const text = `${withFullStop(hasData ? message : texts.otherText)} ${texts.refusedText}`
  return { title: title ?? texts.otherTitle, text, button: texts.retry, field: texts.otherField }
}
