import * as z from 'zod/mini'
import { type CompanyForm, companyFields } from '../businesses/company-fields.ts'
import type { NewPartnerUser } from '../contract/contract.ts'
import { dniRule, emailRule, mobileNumberRule } from '../forms/account-fields.ts'
import { type ConsentFields, consentFields } from '../forms/consent-fields.ts'
import { trimmedText } from '../forms/text-rule.ts'
import type { PartnerData } from '../session/auth-store.ts'

/** What the partner's account form holds (part 1 §5). */
export interface PartnerAccountForm extends ConsentFields {
  document_number: string
  email: string
  phone_number: string
}

/** Rules and messages of the partner's account form: those of the registration (part 1 §5). */
export const partnerAccountFormSchema: z.ZodMiniType<PartnerAccountForm, PartnerAccountForm> = /* @__PURE__ */ (() =>
  z.object({
    document_number: trimmedText(dniRule),
    email: trimmedText(emailRule('Ingrese un correo electrónico válido')),
    phone_number: trimmedText(mobileNumberRule),
    ...consentFields(),
  }))()

/** Rules and messages of the partner's company form: the company form, which asks for the SOL user in other words (part 1 §5). */
export const partnerCompanyFormSchema: z.ZodMiniType<CompanyForm, CompanyForm> = /* @__PURE__ */ (() =>
  z.object({ ...companyFields('Ingrese nombre de usuario'), ...consentFields() }))()

/** The account that a valid form and the partner's data stand for; `name` is left to the server (decisions 11). */
export function newPartnerUserOf(form: PartnerAccountForm, partner: PartnerData): NewPartnerUser {
  const { document_number, email, phone_number } = form
  const { password, razon_social } = partner
  return { document_number, email, phone_number, password, ...(razon_social && { razon_social }) }
}
