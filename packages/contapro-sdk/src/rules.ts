// @contapro/sdk/rules: the rules of the forms. Every name is a promise; src/index.test.ts lists them.
export type { CompanyFields, CompanyForm } from './businesses/company-fields.ts'
export {
  type CompanyFormLimits,
  companyFormLimits,
  companyFormSchema,
  newBusinessOf,
  wizardCompanyFormSchema,
} from './businesses/schemas.ts'
export { type CredentialsForm, credentialsFormSchema, solCredentialsOf } from './credentials/schemas.ts'
export { type AccountFormLimits, accountFormLimits } from './forms/account-form-limits.ts'
export type { ConsentFields } from './forms/consent-fields.ts'
export { digitsText, lettersText } from './forms/input-text.ts'
export {
  newPartnerUserOf,
  type PartnerAccountForm,
  partnerAccountFormSchema,
  partnerCompanyFormSchema,
} from './partners/schemas.ts'
export { type ReportForm, reportFormSchema, reportKinds } from './reports/schemas.ts'
export { type ExchangeRateForm, exchangeRateFormSchema, exchangeRateOf } from './settings/exchange-rate-form.ts'
export {
  type DetractionRateForm,
  detractionRateFormSchema,
  detractionRateOf,
  type ForeignWordForm,
  foreignWordFormSchema,
  type IgvRateForm,
  igvRateFormSchema,
  igvRateOf,
  type IssuerRegimeForm,
  issuerRegimeFormSchema,
  type OpeningBalanceForm,
  openingBalanceFormSchema,
  openingBalanceOf,
  type ProrrataForm,
  prorrataFormSchema,
  prorrataOf,
  type SiscontColumnForm,
  siscontColumnFormOf,
  siscontColumnFormSchema,
  siscontColumnOf,
  type StatedCarryForm,
  statedCarriesOf,
  statedCarryFormSchema,
  taxBoxOf,
} from './settings/schemas.ts'
export { type SettingLimits, settingLimits } from './settings/setting-rules.ts'
export {
  accountantProfiles,
  newUserOf,
  type RegistrationContext,
  type RegistrationForm,
  registrationFormSchema,
} from './users/registration-form.ts'
export {
  type LoginForm,
  loginFormSchema,
  type NewPasswordForm,
  newPasswordFormSchema,
  type RecoveryForm,
  recoveryFormSchema,
} from './users/schemas.ts'
export {
  canSearchSerieNumber,
  type SerieNumberProblem,
  type SerieNumberSearchForm,
  serieNumberProblem,
  serieNumberSearchSchema,
  serieNumberText,
} from './vouchers/schemas.ts'
