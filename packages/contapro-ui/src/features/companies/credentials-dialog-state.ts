import type { CredentialsCheck } from '@contapro/sdk'

/** Why SUNAT did not take the credentials, by who answered (part 2 §8). */
export type CredentialsWarning = 'portalRefused' | 'portalUnstable' | 'portalFailed' | 'apiRefused' | 'apiUnstable'

/** Where the dialog of an edit stands (part 2 §4). */
export type CredentialsDialogState =
  | { readonly state: 'close' }
  | { readonly state: 'update-credentials-success' }
  /** `reason`: what the server found wrong, in words ready to show. */
  | { readonly state: 'update-credentials-error'; readonly reason?: string | undefined }
  | { readonly state: 'validate-credentials-initialize' }
  | { readonly state: 'validate-credentials-success' }
  | { readonly state: 'validate-credentials-warning'; readonly warning: CredentialsWarning }
  | { readonly state: 'validate-credentials-error' }

/** The dialog for what SUNAT answered: 200 success, 400 refused, 503 unstable, anything else a failure of the one asked. */
export function dialogOfCheck({ code, source_validation: source }: CredentialsCheck): CredentialsDialogState {
  if (code === 200) return { state: 'validate-credentials-success' }
  return { state: 'validate-credentials-warning', warning: warningOf(code, source === 'portal-sunat') }
}

function warningOf(code: number, isPortal: boolean): CredentialsWarning {
  if (!isPortal) return code === 400 ? 'apiRefused' : 'apiUnstable'
  if (code === 400) return 'portalRefused'
  return code === 503 ? 'portalUnstable' : 'portalFailed'
}
