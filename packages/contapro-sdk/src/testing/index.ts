// @contapro/sdk/testing: a mock of the whole contract for MSW 3, and builders. Every name is a promise; src/index.test.ts lists them.
export { aBusiness, aRuc } from './builders/a-business.ts'
export { aPurchaseDashboard, aSalesDashboard } from './builders/a-dashboard.ts'
export { aDetraction, anUnpaidDetraction } from './builders/a-detraction.ts'
export { aHistory } from './builders/a-history.ts'
export { aMonth, type MonthFacts } from './builders/a-month.ts'
export { aPlan, somePlans } from './builders/a-plan.ts'
export { aSession } from './builders/a-session.ts'
export { aSettings, someSettingsValues } from './builders/a-settings.ts'
export { aPdt621, aPdt621Box, aPdtReport } from './builders/a-pdt-report.ts'
export { aPerception } from './builders/a-perception.ts'
export { aRetention } from './builders/a-retention.ts'
export { aTotalAmount } from './builders/a-total-amount.ts'
export { aUser } from './builders/a-user.ts'
export { aSaleAdvice } from './builders/a-sale-advice.ts'
export { aVoucher } from './builders/a-voucher.ts'
export { anErrorAnswer, type MockErrorCode } from './builders/an-error-answer.ts'
export { anObservedVoucher } from './builders/an-observed-voucher.ts'
export { anUpload, anUploadFile } from './builders/an-upload.ts'
export { createMockApi, type MockAnswers, type MockApi, type MockApiOptions } from './create-mock-api.ts'
export {
  decisionKey,
  MOCK_CONFIRMATION_TOKEN,
  MOCK_PARTNER_KEY,
  MOCK_RECOVERY_TOKEN,
  MOCK_TAX_PERIOD,
  type MockAccount,
  type MockData,
  type MockDecision,
  type MockHandover,
  type MockRecoveryToken,
  periodKey,
  someMockData,
  voucherKey,
} from './mock-data.ts'
export type { MockScenario } from './mock-operation.ts'
export type { MockVoucher } from './mock-voucher.ts'
export { operationOfRequest } from './operation-of-request.ts'
export { signedInSession } from './signed-in-session.ts'
export { isSpecified, specifiedAnswer } from './specified-answer.ts'
