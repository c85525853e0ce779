// Made from openapi/ by `npm run generate`. Do not edit.
import type { AnswerDefaults } from '../client/complete-answer.ts'
import type { OperationId } from '../contract/contract.ts'

export const answerDefaults: Readonly<Partial<Record<OperationId, AnswerDefaults>>> = {
  listPlans: {"last_change":null},
  getSettings: {"values":{"stated_carries":[],"exchange_rates":[],"issuer_regimes":[]},"shipped":{"stated_carries":[],"exchange_rates":[],"issuer_regimes":[]},"padron":null,"is_reviewing":false},
  updateSettings: {"values":{"stated_carries":[],"exchange_rates":[],"issuer_regimes":[]},"shipped":{"stated_carries":[],"exchange_rates":[],"issuer_regimes":[]},"padron":null,"is_reviewing":false},
  listUploads: {"data":{"files":{"already_uploaded":false,"warnings_total":0,"warnings":[]}}},
  getUpload: {"files":{"already_uploaded":false,"warnings_total":0,"warnings":[]}},
  getTotalAmount: {"received_credit_notes_amount":"0.00","left_credit_notes_amount":"0.00","moved_credit_cpes_count":0,"moved_credit_amount":"0.00","flag_prorrata_missing":false,"missing_exchange_rate_count":0,"missing_exchange_rate_sales_count":0},
  getPurchaseDashboard: {"igv_10_label":"IGV 10%","ivap_taxable_amount":"0.00","ivap_amount":"0.00","observed_by_reason":[]},
  getSalesDashboard: {"igv_10_label":"IGV 10%","ivap_taxable_amount":"0.00","ivap_amount":"0.00"},
  listVouchers: {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[]}},
  downloadVoucherFiles: {"missing_codes":[],"failed":[]},
  listObservedVouchers: {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]}},
  validateVouchers: {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]},"totals":{"received_credit_notes_amount":"0.00","left_credit_notes_amount":"0.00","moved_credit_cpes_count":0,"moved_credit_amount":"0.00","flag_prorrata_missing":false,"missing_exchange_rate_count":0,"missing_exchange_rate_sales_count":0}},
  declineVouchers: {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]},"totals":{"received_credit_notes_amount":"0.00","left_credit_notes_amount":"0.00","moved_credit_cpes_count":0,"moved_credit_amount":"0.00","flag_prorrata_missing":false,"missing_exchange_rate_count":0,"missing_exchange_rate_sales_count":0}},
  undoDecisions: {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]},"totals":{"received_credit_notes_amount":"0.00","left_credit_notes_amount":"0.00","moved_credit_cpes_count":0,"moved_credit_amount":"0.00","flag_prorrata_missing":false,"missing_exchange_rate_count":0,"missing_exchange_rate_sales_count":0}},
  listRejectedVouchers: {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]}},
  listValidatedVouchers: {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[],"observations":[],"advices":[],"decision":null,"allowed_decisions":["validate","decline"]}},
  downloadValidatedFiles: {"missing_codes":[],"failed":[]},
  listDetractions: {"vouchers":{"voucher_type_name":null,"operation_code":null,"due":null,"entry":null},"summary":{"unknown_amount_count":0}},
  getDetractionTotals: {"unknown_not_paid_detractions_count":0},
  getPdtReport: {"igv_10_label":"IGV 10%","ivap_taxable_amount":"0.00","ivap_amount":"0.00"},
  getPdt621: {"boxes":{"base_box":null,"formula":null,"received_amount":"0.00","left_amount":"0.00","flag_stated":false,"stated_entry":null,"vouchers_count":null},"positive_balance_period":null,"positive_balance_amount":"0.00","positive_balance_rounding":"0.00","prorrata_coefficient":null,"flag_prorrata_missing":false},
  listPdt621Vouchers: {"data":{"operation_type":"COMPRA","due_date":null,"currency":"PEN","exchange_rate":null,"exchange_rate_entry":null,"original_total_amount":null,"flag_missing_exchange_rate":false,"status_reasons":[],"igv_credit":null,"igv_credit_period":null,"igv_credit_reasons":[],"warnings":[]}},
  getReport: {"left_out_count":0,"left_out":[]},
  getSiscontReport: {"left_out_count":0,"left_out":[]},
}
