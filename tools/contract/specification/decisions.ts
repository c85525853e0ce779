import type { SpecifiedCall } from './specified-call.ts'

const reports = '/app/internal/businesses/dashboard-reports'
const uploads = '/app/internal/businesses/{uuid}/uploads'
const upload = ['upload_uuid', 'state', 'progress', 'files']
const detractions = '/app/internal/businesses/dashboard/detractions'
const month = ['business_uuid', 'ruc', 'tax_period']
const monthOfCompany = ['filters.ruc', 'filters.tax_period', 'filters.business_uuid']

/** The calls that only the decisions name, and the signed addresses behind the links of other answers. */
export const callsOfDecisions: readonly SpecifiedCall[] = [
  {
    call: 'POST /app/internal/siscont/sign-in',
    source: 'decisions 11',
    isOpen: true,
    body: ['email', 'password'],
    answer: ['access_token', 'status'],
  },
  { call: 'GET /app/internal/siscont/validate-token', source: 'decisions 11' },
  {
    call: 'POST /app/internal/siscont/handovers',
    source: 'decision 0032',
    isOpen: true,
    body: ['email', 'company'],
    answer: ['handover', 'expires_at'],
  },
  {
    call: 'POST /app/internal/siscont/handover-sign-in',
    source: 'decision 0032',
    isOpen: true,
    body: ['handover'],
    answer: ['access_token', 'ab_test_group', 'email', 'company'],
  },
  { call: `POST ${uploads}`, source: 'decisions 12', body: ['files'], answer: ['upload_uuid', 'state'] },
  { call: `GET ${uploads}`, source: 'decisions 12', query: ['page', 'size'], answer: ['data', 'metadata'] },
  { call: `GET ${uploads}/{upload_uuid}`, source: 'decisions 12', answer: upload },
  { call: 'GET /app/internal/report-files/{job_uuid}/{file_name}', source: 'decisions 14', isOpen: true },
  { call: 'GET /app/internal/voucher-files/{uuid}/{file_name}', source: 'decisions 15', isOpen: true },
  {
    call: `PATCH ${reports}/observed/undo/`,
    source: 'decisions 17',
    query: ['ruc', 'tax_period'],
    body: ['cpes'],
  },
  { call: `GET ${detractions}/possible`, source: 'decision 0047', query: [...month, 'page', 'size'] },
  {
    call: `PATCH ${detractions}/entries`,
    source: 'decision 0047',
    query: month,
    body: ['code', 'is_subject', 'good_or_service_code', 'amount'],
  },
  { call: `GET ${detractions}/deposit-files`, source: 'decision 0047', query: month, answer: ['files'] },
  {
    call: `POST ${detractions}/deposit-files`,
    source: 'decision 0047',
    query: month,
    body: ['codes', 'accounts', 'batch'],
    answer: ['file', 'content'],
  },
  {
    call: `POST ${detractions}/deposit-files/check`,
    source: 'decision 0047',
    query: month,
    body: ['codes', 'accounts', 'batch'],
    answer: ['lines'],
  },
  { call: 'GET /app/internal/dashboard/pdt-621', source: 'decisions 17', query: monthOfCompany },
  { call: 'GET /app/internal/dashboard/pdt-621/vouchers', source: 'decisions 17' },
  { call: 'GET /app/internal/businesses/{uuid}/settings', source: 'decisions 17, 30', answer: ['values', 'changes'] },
  {
    call: 'PATCH /app/internal/businesses/{uuid}/settings',
    source: 'decisions 17, 30',
    body: [
      'opening_balance',
      'prorrata',
      'foreign_words',
      'siscont_template',
      'rce_token_count',
      'detraction_rates',
      'igv_rates',
    ],
  },
  { call: 'GET /app/internal/businesses/{uuid}/rule-changes', source: 'decision 0057', answer: ['changes'] },
  {
    call: 'PATCH /app/internal/businesses/{uuid}/rule-changes',
    source: 'decision 0057',
    body: ['seen'],
    answer: ['changes'],
  },
  { call: 'GET /app/internal/plans', source: 'decisions 34', answer: ['plans'] },
  {
    call: 'POST /app/internal/me/subscription',
    source: 'decisions 34',
    body: ['plan_type', 'free_trial'],
    answer: ['plan_type', 'end_date'],
  },
]
