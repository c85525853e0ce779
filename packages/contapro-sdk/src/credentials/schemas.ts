import * as z from 'zod/mini'
import { type CompanyFields, companyFields, optionalFieldsOf } from '../businesses/company-fields.ts'
import type { SolCredentials } from '../contract/contract.ts'

/** What 'Editar credenciales' holds; name and RUC are shown, not edited (part 2 §2). */
export type CredentialsForm = CompanyFields

/** Rules and messages of 'Editar credenciales': the company form's, without its two boxes (part 2 §5). */
export const credentialsFormSchema: z.ZodMiniType<CredentialsForm, CredentialsForm> = /* @__PURE__ */ (() =>
  z.object(companyFields('Ingrese el usuario SOL')))()

/** The credentials that a valid form stands for; what is empty is left out and stays as it is. */
export function solCredentialsOf(form: CredentialsForm): SolCredentials {
  return { username: form.nombreSOL, password: form.llaveSOL, ...optionalFieldsOf(form) }
}
