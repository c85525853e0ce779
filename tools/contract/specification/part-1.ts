import type { SpecifiedCall } from './specified-call.ts'

const source = 'part 1 §7'
const access = ['access_token', 'ab_test_group']
const account = ['name', 'last_name', 'document_number', 'email', 'phone_number']
const captcha = ['utm_source', 'utm_medium', 'utm_campaign', 'captcha_token', 'captcha_action']
const sol = ['sunat_api_key', 'sunat_api_secret', 'paternal_surname', 'maternal_surname', 'given_names']
const event = ['event_type', 'description', 'accountant_uuid', 'business_uuid', 'session_id', 'metadata']
const registration = ['ruc', 'name', 'username', 'passwordSOL', 'terms', 'privacy', ...sol]
const owner = ['accountant_uuid', 'name', 'registered']

/** The calls of specification part 1 §7. */
export const callsOfPart1: readonly SpecifiedCall[] = [
  { call: 'POST /app/internal/users/sign-in', source, isOpen: true, body: ['email', 'password'], answer: access },
  {
    call: 'POST /app/internal/users',
    source: `${source}, decisions 11`,
    isOpen: true,
    body: [...account, 'accountant_profile', 'password', ...captcha],
    answer: access,
  },
  {
    call: 'POST /app/internal/users-siscont',
    source: `${source}, decisions 11`,
    isOpen: true,
    body: [...account, 'password'],
    answer: access,
  },
  { call: 'POST /app/internal/users/recover-password', source, isOpen: true, body: ['email'] },
  { call: 'GET /app/internal/users/recover-password', source, isOpen: true, query: ['recovery_token'] },
  { call: 'PUT /app/internal/users/password', source, isOpen: true, body: ['token', 'password'] },
  {
    call: 'GET /app/internal/me',
    source: `${source}, §3`,
    answer: ['uuid', ...account, 'accountant_profile', 'subscription'],
  },
  {
    call: 'GET /app/internal/businesses/validate-by-ruc/{ruc}',
    source: `${source}, decisions 11`,
    answer: owner,
  },
  { call: 'POST /app/internal/me/businesses', source, body: registration },
  { call: 'POST /app/internal/me/event-logs', source, body: event },
  { call: 'GET /app/internal/accountant/dashboard/filters', source, answer: ['businesses'] },
  { call: 'GET /app/internal/businesses/{uuid}/periods', source, answer: ['tax_periods'] },
]
