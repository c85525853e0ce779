// Every call of Contapro, each a function that takes the client first. Named after its operation in openapi/; what asks more than one has a name of its own.
export { listBusinesses, registerBusiness, validateByRuc } from '../businesses/calls.ts'
export { updateCredentials, validateCredentials } from '../credentials/calls.ts'
export { getHistory, getPurchaseDashboard, getSalesDashboard, getTotalAmount } from '../dashboard/calls.ts'
export { getDetractionTotals, listDetractions } from '../detractions/calls.ts'
export { checkDepositFile, createDepositFile, listDepositFiles } from '../detractions/deposit-file-calls.ts'
export { enterDetraction, listPossibleDetractions } from '../detractions/entry-calls.ts'
export {
  declineVouchers,
  listObservedVouchers,
  listRejectedVouchers,
  listValidatedVouchers,
  undoDecisions,
  validateVouchers,
} from '../observations/calls.ts'
export {
  createHandover,
  createPartnerUser,
  signInByHandover,
  signInPartner,
  validatePartnerToken,
} from '../partners/calls.ts'
export { getPdt621, getPdtReport, listPdt621Vouchers } from '../pdt/calls.ts'
export { listPerceptions } from '../perceptions/calls.ts'
export { listPlans, subscribe, undoPlanChange } from '../plans/calls.ts'
export { downloadReport, getReportFile, prepareReport } from '../reports/calls.ts'
export { listRetentions } from '../retentions/calls.ts'
export { confirmRuleChanges, listRuleChanges } from '../rule-changes/calls.ts'
export { getSettings, updateSettings } from '../settings/calls.ts'
export { listTaxPeriods } from '../tax-periods/calls.ts'
export { checkUpload, createUpload, getUpload, listUploads, repeatUpload, undoUpload } from '../uploads/calls.ts'
export {
  confirmEmail,
  createUser,
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  requestPasswordRecovery,
  resetPassword,
  validateRecoveryToken,
} from '../users/calls.ts'
export { signIn } from '../users/sign-in.ts'
export { signOut } from '../users/sign-out.ts'
export { getVoucherFile, listVoucherFilterOptions, listVouchers } from '../vouchers/calls.ts'
export { downloadValidatedFiles, downloadVoucherFiles } from '../vouchers/voucher-files.ts'
