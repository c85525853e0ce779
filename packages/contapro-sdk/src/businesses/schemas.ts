import { type RucProblem, rucProblem } from '@contapro/sunat'
import * as z from 'zod/mini'
import type { NewBusiness } from '../contract/contract.ts'
import { optionalText, typedText, type TextProblem, ticked, trimmedText } from '../forms/text-rule.ts'

/** What the company form holds, under the names of its fields (part 1 §3: SOL profile). */
export interface CompanyForm {
  name: string
  ruc: string
  nombreSOL: string
  llaveSOL: string
  sunat_api_key?: string | undefined
  sunat_api_secret?: string | undefined
  paternal_surname?: string | undefined
  maternal_surname?: string | undefined
  given_names?: string | undefined
  terms: boolean
  privacy: boolean
}

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
  ruc: 11,
  nombreSOL: 8,
  llaveSOL: 12,
  apiKey: 100,
  personName: 100,
}

/** Rules and messages of the company form (part 1 §5). */
export const companyFormSchema: z.ZodMiniType<CompanyForm, CompanyForm> = /* @__PURE__ */ (() =>
  companySchema(companyRucProblem))()

/** The onboarding wizard's company form: its RUC is only required and eleven characters long (part 1 §5). */
export const wizardCompanyFormSchema: z.ZodMiniType<CompanyForm, CompanyForm> = /* @__PURE__ */ (() =>
  companySchema(wizardRucProblem))()

/** The registration that a valid form stands for. Names of a person only count for a RUC that begins with 10; what is empty is left out. */
export function newBusinessOf(form: CompanyForm): NewBusiness {
  const { paternal_surname, maternal_surname, given_names, sunat_api_key, sunat_api_secret } = form
  const person = form.ruc.startsWith('10') ? { paternal_surname, maternal_surname, given_names } : {}
  const optional = Object.entries({ ...person, sunat_api_key, sunat_api_secret }).filter(([, text]) => text)
  return {
    ruc: form.ruc,
    name: form.name,
    username: form.nombreSOL,
    passwordSOL: form.llaveSOL,
    terms: true,
    privacy: true,
    ...Object.fromEntries(optional),
  }
}

function companySchema(ruc: TextProblem): z.ZodMiniType<CompanyForm, CompanyForm> {
  const personName = optionalText(companyFormLimits.personName)
  return z.object({
    name: trimmedText((text) => (text === '' ? 'Ingrese el nombre de la empresa a registrar' : undefined)),
    ruc: trimmedText(ruc),
    nombreSOL: trimmedText(solUserProblem),
    llaveSOL: typedText(solPasswordProblem),
    sunat_api_key: optionalText(companyFormLimits.apiKey),
    sunat_api_secret: optionalText(companyFormLimits.apiKey),
    paternal_surname: personName,
    maternal_surname: personName,
    given_names: personName,
    terms: ticked('Debe aceptar los términos y condiciones'),
    privacy: ticked('Debe aceptar la política de privacidad'),
  })
}

const RUC_MESSAGES: Readonly<Record<RucProblem, string>> = {
  RUC_EMPTY: 'Ingrese el RUC',
  RUC_NOT_DIGITS: 'El RUC solo debe contener números',
  RUC_LENGTH: 'El RUC debe de tener 11 dígitos.',
  RUC_PREFIX: 'El RUC ingresado es inválido',
  RUC_CHECK_DIGIT: 'El RUC ingresado es inválido',
}

function companyRucProblem(ruc: string): string | undefined {
  const problem = rucProblem(ruc)
  return problem && RUC_MESSAGES[problem]
}

function wizardRucProblem(ruc: string): string | undefined {
  if (ruc === '') return 'Ingrese el RUC'
  return ruc.length === companyFormLimits.ruc ? undefined : 'El RUC debe de tener 11 dígitos.'
}

function solUserProblem(user: string): string | undefined {
  if (user === '') return 'Ingrese el usuario SOL'
  if (user.length !== companyFormLimits.nombreSOL) return 'El usuario SOL debe tener 8 caracteres'
  return /^[A-Z0-9]+$/.test(user) ? undefined : 'El usuario SOL solo debe contener letras mayúsculas y números'
}

function solPasswordProblem(password: string): string | undefined {
  if (password === '') return 'Ingrese su clave SOL'
  const { llaveSOL } = companyFormLimits
  return password.length <= llaveSOL ? undefined : `La clave SOL debe tener como máximo ${llaveSOL} caracteres`
}
