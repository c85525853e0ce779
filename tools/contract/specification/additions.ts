import type { SpecifiedCall } from './specified-call.ts'

const detractions = '/app/internal/businesses/dashboard/detractions'
const month = ['business_uuid', 'ruc', 'tax_period']

/** Operations that neither the specification nor its decisions name. A server that implements only the specification returns 404 for them. */
export const addedCalls: readonly SpecifiedCall[] = [
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
  { call: 'PUT /app/internal/me/email-confirmation', source: 'decision 0068', body: ['token'] },
  { call: 'GET /app/internal/me/sessions', source: 'decision 0069', answer: ['sessions'] },
  { call: 'DELETE /app/internal/me/sessions/current', source: 'decision 0069' },
  { call: 'DELETE /app/internal/me/sessions/others', source: 'decision 0069' },
  {
    call: 'POST /app/internal/me/upload-check',
    source: 'decision 0071',
    body: ['files', 'bytes', 'largest_file_bytes'],
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
  { call: 'POST /app/internal/me/subscription/undo', source: 'decisions 45', answer: ['subscription'] },
  {
    call: 'POST /app/internal/businesses/{uuid}/uploads/{upload_uuid}/undo',
    source: 'decision 0003',
    answer: ['upload_uuid', 'state'],
  },
  {
    call: 'POST /app/internal/businesses/{uuid}/uploads/{upload_uuid}/repeat',
    source: 'decision 0003',
    answer: ['upload_uuid', 'state'],
  },
  { call: 'GET /app/internal/businesses/{uuid}/rule-changes', source: 'decision 0057', answer: ['changes'] },
  {
    call: 'PATCH /app/internal/businesses/{uuid}/rule-changes',
    source: 'decision 0057',
    body: ['seen'],
    answer: ['changes'],
  },
]
