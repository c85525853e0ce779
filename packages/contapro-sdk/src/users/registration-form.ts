import * as z from 'zod/mini'
import type { NewUser } from '../contract/contract.ts'
import {
  dniRule,
  emailRule,
  mobileNumberRule,
  nameRule,
  newPasswordRule,
  surnamesRule,
} from '../forms/account-fields.ts'
import { type ConsentFields, consentFields } from '../forms/consent-fields.ts'
import { trimmedText, typedText } from '../forms/text-rule.ts'
import type { Utm } from '../session/utm.ts'

/** What the registration form holds (part 1 §5). */
export interface RegistrationForm extends ConsentFields {
  name: string
  last_name: string
  document_number: string
  email: string
  phone_number: string
  /** One of `accountantProfiles`; an empty text until one is chosen. */
  accountant_profile: string
  password: string
}

/** The profiles that a person may register with; Siscont accounts come through the partner. */
export const accountantProfiles: readonly NewUser['accountant_profile'][] = ['Contador Freelance', 'Estudio Contable']

/** Rules and messages of the registration form (part 1 §5). Texts are trimmed, the password is not. */
export const registrationFormSchema: z.ZodMiniType<RegistrationForm, RegistrationForm> = /* @__PURE__ */ (() =>
  z.object({
    name: trimmedText(nameRule),
    last_name: trimmedText(surnamesRule),
    document_number: trimmedText(dniRule),
    email: trimmedText(emailRule('Ingrese un correo electrónico válido')),
    phone_number: trimmedText(mobileNumberRule),
    accountant_profile: typedText((profile) => (profileOf(profile) ? undefined : 'Seleccione su perfil de contador')),
    password: typedText(newPasswordRule),
    ...consentFields(),
  }))()

/** What goes with a registration beside the form. */
export interface RegistrationContext {
  readonly utm?: Utm | undefined
  /** Undefined when the captcha failed or none is configured; the registration goes on (part 1 §7). */
  readonly captchaToken?: string | undefined
}

/** The registration that a valid form stands for. */
export function newUserOf(form: RegistrationForm, { utm, captchaToken }: RegistrationContext = {}): NewUser {
  const { terms: _terms, privacy: _privacy, accountant_profile: profile, ...fields } = form
  return {
    ...fields,
    accountant_profile: profileOf(profile) ?? 'Contador Freelance',
    ...utm,
    ...(captchaToken !== undefined && { captcha_token: captchaToken, captcha_action: 'REGISTER_USER' as const }),
  }
}

function profileOf(text: string): NewUser['accountant_profile'] | undefined {
  return accountantProfiles.find((profile) => profile === text)
}
