import { fieldLimits } from '@contapro/sunat'
import * as z from 'zod/mini'
import type { NewBusiness } from '../contract/contract.ts'
import { consentFields } from '../forms/consent-fields.ts'
import type { TextProblem } from '../forms/text-rule.ts'
import { type CompanyForm, companyFields, optionalFieldsOf, wizardRucRule } from './company-fields.ts'

/** Longest texts of the company form's inputs (part 1 §5). */
export interface CompanyFormLimits {
  readonly ruc: number
  readonly nombreSOL: number
  readonly llaveSOL: number
  readonly apiKey: number
  readonly personName: number
}

/** Longest texts of the company form's inputs (part 1 §5); the contract carries the same. */
export const companyFormLimits: CompanyFormLimits = {
  ruc: fieldLimits.ruc,
  nombreSOL: fieldLimits.solUser,
  llaveSOL: fieldLimits.solPassword,
  apiKey: fieldLimits.apiKey,
  personName: fieldLimits.personName,
}

/** Rules and messages of the company form (part 1 §5). */
export const companyFormSchema: z.ZodMiniType<CompanyForm, CompanyForm> = /* @__PURE__ */ (() => companySchema())()

/** The onboarding wizard's company form: its RUC is only required and eleven characters long (part 1 §5). */
export const wizardCompanyFormSchema: z.ZodMiniType<CompanyForm, CompanyForm> = /* @__PURE__ */ (() =>
  companySchema(wizardRucRule))()

/** The registration that a valid form stands for. Names of a person only count for a RUC that begins with 10; what is empty is left out. */
export function newBusinessOf(form: CompanyForm): NewBusiness {
  return {
    ruc: form.ruc,
    name: form.name,
    username: form.nombreSOL,
    passwordSOL: form.llaveSOL,
    terms: true,
    privacy: true,
    ...optionalFieldsOf(form),
  }
}

function companySchema(ruc?: TextProblem): z.ZodMiniType<CompanyForm, CompanyForm> {
  return z.object({ ...companyFields('Ingrese el usuario SOL', ruc), ...consentFields() })
}
