import type { OperationId } from '@contapro/sdk'
import type { AttackRequest } from './request.ts'
import { formWith, purchase, type TargetCompany } from './stage.ts'

type CompanyRow = (company: TargetCompany, accountantUuid: string) => AttackRequest

const businesses = '/app/internal/businesses'
const reports = `${businesses}/dashboard-reports`
const month = '202608'

const filters = (value: object): string => `filters=${encodeURIComponent(JSON.stringify(value))}`
const ofCompany = ({ ruc, uuid }: TargetCompany): string => filters({ ruc, tax_period: month, business_uuid: uuid })
const ofSales = ({ ruc }: TargetCompany): string => filters({ ruc, tax_period: month, operation_type: 'VENTA' })
const scope = ({ uuid, ruc }: TargetCompany): string => `business_uuid=${uuid}&ruc=${ruc}&tax_period=${month}`
const withheld = ({ uuid, ruc }: TargetCompany): string =>
  `business_uuid=${uuid}&business_ruc=${ruc}&tax_period=${month}`

const decision =
  (kind: string): CompanyRow =>
  ({ ruc }) => ({
    method: 'PATCH',
    path: `${reports}/observed/${kind}/?ruc=${ruc}&tax_period=${month}`,
    json: { cpes: [purchase] },
  })
const detraction =
  (name: string, request: Omit<AttackRequest, 'path'> = {}): CompanyRow =>
  (company) => ({ path: `${businesses}/dashboard/detractions/${name}?${scope(company)}`, ...request })
const deposit = { codes: [purchase], accounts: [{ supplier_ruc: '20990000027', account: '00000000019' }] }
const chosenFiles = ({ ruc }: TargetCompany, type: string): object => ({
  ruc,
  tax_period: month,
  invoiceCodes: [purchase],
  type,
})

/** The operations that name a company, in an order in which its owner can call them all. */
export const companyRows = {
  listTaxPeriods: ({ uuid }) => ({ path: `${businesses}/${uuid}/periods` }),
  listRuleChanges: ({ uuid }) => ({ path: `${businesses}/${uuid}/rule-changes` }),
  confirmRuleChanges: ({ uuid }) => ({
    method: 'PATCH',
    path: `${businesses}/${uuid}/rule-changes`,
    json: { seen: [1] },
  }),
  getSettings: ({ uuid }) => ({ path: `${businesses}/${uuid}/settings` }),
  updateSettings: ({ uuid }) => ({
    method: 'PATCH',
    path: `${businesses}/${uuid}/settings`,
    json: { rce_token_count: 42 },
  }),
  updateCredentials: ({ uuid }) => ({
    method: 'PATCH',
    path: `${businesses}/${uuid}/credentials`,
    json: { username: 'PRUEBA01', password: 'clave456' },
  }),
  validateCredentials: ({ uuid, ruc }) => ({
    path: `${businesses}/${uuid}/validate-credentials`,
    json: { ruc, username: 'PRUEBA01', password: 'clave456' },
  }),
  createEventLog: ({ uuid }, accountantUuid) => ({
    path: '/app/internal/me/event-logs',
    json: {
      event_type: 'view',
      description: 'comprobantes',
      accountant_uuid: accountantUuid,
      business_uuid: uuid,
      session_id: null,
      metadata: { timeStamp: '2026-09-01T15:00:00Z' },
    },
  }),
  listUploads: ({ uuid }) => ({ path: `${businesses}/${uuid}/uploads` }),
  getUpload: ({ uuid, upload }) => ({ path: `${businesses}/${uuid}/uploads/${upload}` }),
  undoUpload: ({ uuid, wrongUpload }) => ({
    method: 'POST',
    path: `${businesses}/${uuid}/uploads/${wrongUpload}/undo`,
  }),
  repeatUpload: ({ uuid, undoneUpload }) => ({
    method: 'POST',
    path: `${businesses}/${uuid}/uploads/${undoneUpload}/repeat`,
  }),
  createUpload: ({ uuid }) => ({
    path: `${businesses}/${uuid}/uploads`,
    form: () => formWith('xml/20990000043-01-F001-67.xml'),
  }),
  getTotalAmount: ({ ruc }) => ({ path: `${businesses}/dashboard/total-amount?ruc=${ruc}&tax_period=${month}` }),
  getPurchaseDashboard: (company) => ({ path: `/app/internal/purchase/dashboard?${ofCompany(company)}` }),
  getSalesDashboard: (company) => ({ path: `/app/internal/sales/dashboard?${ofCompany(company)}` }),
  getHistory: (company) => ({ path: `/app/internal/dashboard/history?${ofSales(company)}` }),
  getPdtReport: (company) => ({ path: `/app/internal/dashboard/pdt-report?${ofSales(company)}` }),
  getPdt621: (company) => ({ path: `/app/internal/dashboard/pdt-621?${ofCompany(company)}` }),
  listPdt621Vouchers: (company) => ({
    path: `/app/internal/dashboard/pdt-621/vouchers?${ofCompany(company)}&box=100`,
  }),
  getReport: ({ ruc }) => ({
    path: `${businesses}/${ruc}/reports?tax_period=${month}&operation_type=VENTA&file_extension=txt`,
  }),
  getSiscontReport: ({ ruc }) => ({ path: `${businesses}/${ruc}/reports/siscont?tax_period=${month}` }),
  listVouchers: ({ ruc }) => ({ path: `${reports}/all-invoices?ruc=${ruc}&tax_period=${month}` }),
  listVoucherFilterOptions: ({ ruc }) => ({
    path: `${reports}/filter-all-invoices?ruc=${ruc}&tax_period=${month}`,
  }),
  downloadVoucherFiles: (company) => ({ path: `${reports}/all-invoices-files`, json: chosenFiles(company, 'xml') }),
  downloadValidatedFiles: (company) => ({ path: `${reports}/validated-images`, json: chosenFiles(company, 'jpeg') }),
  listObservedVouchers: ({ ruc }) => ({ path: `${reports}/observed?ruc=${ruc}&tax_period=${month}` }),
  listRejectedVouchers: ({ ruc }) => ({ path: `${reports}/rejected?ruc=${ruc}&tax_period=${month}&page_record=20` }),
  listValidatedVouchers: ({ uuid, ruc }) => ({
    path: `${reports}/validated?ruc=${ruc}&uuid=${uuid}&tax_period=${month}&page=1&size=20`,
  }),
  validateVouchers: decision('validate'),
  declineVouchers: decision('decline'),
  undoDecisions: decision('undo'),
  listDetractions: (company) => ({ path: `${businesses}/dashboard/detractions?${scope(company)}&paid=S` }),
  getDetractionTotals: (company) => ({
    path: `${businesses}/dashboard/total-amount-detractions?${scope(company)}`,
  }),
  listPossibleDetractions: detraction('possible'),
  // The purchase owes a deposit from here on.
  enterDetraction: detraction('entries', {
    method: 'PATCH',
    json: { code: purchase, is_subject: true, good_or_service_code: '022', amount: '10.00' },
  }),
  checkDepositFile: detraction('deposit-files/check', { json: deposit }),
  createDepositFile: detraction('deposit-files', { json: deposit }),
  listDepositFiles: detraction('deposit-files'),
  listPerceptions: (company) => ({ path: `${reports}/perceptions?${withheld(company)}` }),
  listRetentions: (company) => ({ path: `${reports}/retentions?${withheld(company)}` }),
} satisfies Partial<Record<OperationId, CompanyRow>>
