import { fieldLimits, type RucProblem, rucProblem } from '@contapro/sunat'
import type * as z from 'zod/mini'
import type { ConsentFields } from '../forms/consent-fields.ts'
import { solPasswordRule, solUserRule } from '../forms/sol-fields.ts'
import { optionalText, type TextProblem, trimmedText, typedText } from '../forms/text-rule.ts'

/** Who a company is and how SUNAT lets it in, under the names of the form's fields (part 1 §3: SOL profile). */
export interface CompanyFields {
  name: string
  ruc: string
  nombreSOL: string
  llaveSOL: string
  sunat_api_key?: string | undefined
  sunat_api_secret?: string | undefined
  paternal_surname?: string | undefined
  maternal_surname?: string | undefined
  given_names?: string | undefined
}

/** What the company form holds. */
export interface CompanyForm extends CompanyFields, ConsentFields {}

type FieldRules<Fields> = { [Name in keyof Fields]-?: z.ZodMiniType<Fields[Name], Fields[Name]> }

/** The rules of a company's fields; `solUserMissing` is the message of a missing SOL user. */
export function companyFields(solUserMissing: string, ruc: TextProblem = companyRucRule): FieldRules<CompanyFields> {
  const personName = optionalText(fieldLimits.personName)
  const apiKey = optionalText(fieldLimits.apiKey)
  return {
    name: trimmedText((text) => (text === '' ? 'Ingrese el nombre de la empresa a registrar' : undefined)),
    ruc: trimmedText(ruc),
    nombreSOL: trimmedText(solUserRule(solUserMissing)),
    llaveSOL: typedText(solPasswordRule),
    sunat_api_key: apiKey,
    sunat_api_secret: apiKey,
    paternal_surname: personName,
    maternal_surname: personName,
    given_names: personName,
  }
}

/** What a form sends of its optional fields: names of a person only for a RUC that begins with 10, nothing that is empty. */
export function optionalFieldsOf(form: CompanyFields): Partial<CompanyFields> {
  const { paternal_surname, maternal_surname, given_names, sunat_api_key, sunat_api_secret } = form
  const person = form.ruc.startsWith('10') ? { paternal_surname, maternal_surname, given_names } : {}
  const filled = Object.entries({ ...person, sunat_api_key, sunat_api_secret }).filter(([, text]) => text)
  return Object.fromEntries(filled)
}

const RUC_MESSAGES: Readonly<Record<RucProblem, string>> = {
  RUC_EMPTY: 'Ingrese el RUC',
  RUC_NOT_DIGITS: 'El RUC solo debe contener números',
  RUC_LENGTH: 'El RUC debe de tener 11 dígitos.',
  RUC_PREFIX: 'El RUC ingresado es inválido',
  RUC_CHECK_DIGIT: 'El RUC ingresado es inválido',
}

function companyRucRule(ruc: string): string | undefined {
  const problem = rucProblem(ruc)
  return problem && RUC_MESSAGES[problem]
}

/** The wizard's RUC is only required and eleven characters long (part 1 §5). */
export function wizardRucRule(ruc: string): string | undefined {
  if (ruc === '') return RUC_MESSAGES.RUC_EMPTY
  return ruc.length === fieldLimits.ruc ? undefined : RUC_MESSAGES.RUC_LENGTH
}
