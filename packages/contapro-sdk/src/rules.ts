// @contapro/sdk/rules: the rules of the forms. Every name is a promise; src/index.test.ts lists them.
export {
  type CompanyForm,
  type CompanyFormLimits,
  companyFormLimits,
  companyFormSchema,
  newBusinessOf,
  wizardCompanyFormSchema,
} from './businesses/schemas.ts'
export { type LoginForm, loginFormSchema } from './users/schemas.ts'
export {
  canSearchSerieNumber,
  type SerieNumberSearchForm,
  serieNumberProblem,
  serieNumberSearchSchema,
  serieNumberText,
} from './vouchers/schemas.ts'
