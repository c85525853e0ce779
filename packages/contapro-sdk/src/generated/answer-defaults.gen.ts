// Made from openapi/ by `npm run generate`. Do not edit.
export const signInByHandover = {"password_voided":false} as const
export const listPlans = {"last_change":null} as const
export const getSettings = {"values":{"stated_carries":[],"exchange_rates":[],"issuer_regimes":[]},"shipped":{"stated_carries":[],"exchange_rates":[],"issuer_regimes":[]},"padron":null,"is_reviewing":false} as const
export const updateSettings = {"values":{"stated_carries":[],"exchange_rates":[],"issuer_regimes":[]},"shipped":{"stated_carries":[],"exchange_rates":[],"issuer_regimes":[]},"padron":null,"is_reviewing":false} as const
export const listUploads = {"data":{"files":{"already_uploaded":false,"warnings_total":0,"warnings":[]}}} as const
export const getUpload = {"files":{"already_uploaded":false,"warnings_total":0,"warnings":[]}} as const
export const getTotalAmount = {"received_credit_notes_amount":"0.00","left_credit_notes_amount":"0.00","moved_credit_cpes_count":0,"moved_credit_amount":"0.00","flag_prorrata_missing":false,"missing_exchange_rate_count":0,"missing_exchange_rate_sales_count":0} as const
export const getPurchaseDashboard = {"igv_10_label":"IGV 10%","ivap_taxable_amount":"0.00","ivap_amount":"0.00","observed_by_reason":[]} as const
export const getSalesDashboard = {"igv_10_label":"IGV 10%","ivap_taxable_amount":"0.00","ivap_amount":"0.00"} as const
export const listVouchers = {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[]}} as const
export const downloadVoucherFiles = {"missing_codes":[],"failed":[]} as const
export const listObservedVouchers = {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]}} as const
export const validateVouchers = {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]},"totals":{"received_credit_notes_amount":"0.00","left_credit_notes_amount":"0.00","moved_credit_cpes_count":0,"moved_credit_amount":"0.00","flag_prorrata_missing":false,"missing_exchange_rate_count":0,"missing_exchange_rate_sales_count":0}} as const
export const declineVouchers = {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]},"totals":{"received_credit_notes_amount":"0.00","left_credit_notes_amount":"0.00","moved_credit_cpes_count":0,"moved_credit_amount":"0.00","flag_prorrata_missing":false,"missing_exchange_rate_count":0,"missing_exchange_rate_sales_count":0}} as const
export const undoDecisions = {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]},"totals":{"received_credit_notes_amount":"0.00","left_credit_notes_amount":"0.00","moved_credit_cpes_count":0,"moved_credit_amount":"0.00","flag_prorrata_missing":false,"missing_exchange_rate_count":0,"missing_exchange_rate_sales_count":0}} as const
export const listRejectedVouchers = {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]}} as const
export const listValidatedVouchers = {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]}} as const
export const downloadValidatedFiles = {"missing_codes":[],"failed":[]} as const
export const listDetractions = {"vouchers":{"voucher_type_name":null,"operation_code":null,"due":null,"entry":null},"summary":{"unknown_amount_count":0}} as const
export const getDetractionTotals = {"unknown_not_paid_detractions_count":0} as const
export const getPdtReport = {"igv_10_label":"IGV 10%","ivap_taxable_amount":"0.00","ivap_amount":"0.00"} as const
export const getPdt621 = {"boxes":{"base_box":null,"formula":null,"received_amount":"0.00","left_amount":"0.00","flag_stated":false,"stated_entry":null,"vouchers_count":null},"positive_balance_period":null,"positive_balance_amount":"0.00","positive_balance_rounding":"0.00","prorrata_coefficient":null,"flag_prorrata_missing":false} as const
export const listPdt621Vouchers = {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[]}} as const
export const getReport = {"left_out_count":0,"left_out":[]} as const
export const getSiscontReport = {"left_out_count":0,"left_out":[]} as const

/** All of them, for hosts that use `client.call`. */
export const answerDefaults: {
  readonly signInByHandover: typeof signInByHandover
  readonly listPlans: typeof listPlans
  readonly getSettings: typeof getSettings
  readonly updateSettings: typeof updateSettings
  readonly listUploads: typeof listUploads
  readonly getUpload: typeof getUpload
  readonly getTotalAmount: typeof getTotalAmount
  readonly getPurchaseDashboard: typeof getPurchaseDashboard
  readonly getSalesDashboard: typeof getSalesDashboard
  readonly listVouchers: typeof listVouchers
  readonly downloadVoucherFiles: typeof downloadVoucherFiles
  readonly listObservedVouchers: typeof listObservedVouchers
  readonly validateVouchers: typeof validateVouchers
  readonly declineVouchers: typeof declineVouchers
  readonly undoDecisions: typeof undoDecisions
  readonly listRejectedVouchers: typeof listRejectedVouchers
  readonly listValidatedVouchers: typeof listValidatedVouchers
  readonly downloadValidatedFiles: typeof downloadValidatedFiles
  readonly listDetractions: typeof listDetractions
  readonly getDetractionTotals: typeof getDetractionTotals
  readonly getPdtReport: typeof getPdtReport
  readonly getPdt621: typeof getPdt621
  readonly listPdt621Vouchers: typeof listPdt621Vouchers
  readonly getReport: typeof getReport
  readonly getSiscontReport: typeof getSiscontReport
} = {
  signInByHandover,
  listPlans,
  getSettings,
  updateSettings,
  listUploads,
  getUpload,
  getTotalAmount,
  getPurchaseDashboard,
  getSalesDashboard,
  listVouchers,
  downloadVoucherFiles,
  listObservedVouchers,
  validateVouchers,
  declineVouchers,
  undoDecisions,
  listRejectedVouchers,
  listValidatedVouchers,
  downloadValidatedFiles,
  listDetractions,
  getDetractionTotals,
  getPdtReport,
  getPdt621,
  listPdt621Vouchers,
  getReport,
  getSiscontReport,
}
