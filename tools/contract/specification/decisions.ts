import type { SpecifiedCall } from './specified-call.ts'

const reports = '/app/internal/businesses/dashboard-reports'
const uploads = '/app/internal/businesses/{uuid}/uploads'
const upload = ['upload_uuid', 'state', 'progress', 'files']
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
  { call: 'GET /app/internal/plans', source: 'decisions 34', answer: ['plans'] },
  {
    call: 'POST /app/internal/me/subscription',
    source: 'decisions 34',
    body: ['plan_type', 'free_trial'],
    answer: ['plan_type', 'end_date'],
  },
]
