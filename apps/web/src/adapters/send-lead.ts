import type { SignedUpUser } from '@contapro/ui'
import type { WebConfig } from '../app/config.ts'

/**
 * Tells the marketing service of a new accountant, if the deployment has one (part 1 §7): a form's fields, its key, and both
 * agreements as `on`. Nobody waits for it, and nothing is read from its answer.
 */
export function sendLead({ leadForm }: WebConfig, user: SignedUpUser): void {
  if (!leadForm) return
  const body = new URLSearchParams({ ...user, terms: 'on', privacy: 'on', key: leadForm.key })
  fetch(leadForm.url, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    reportError,
  )
}
