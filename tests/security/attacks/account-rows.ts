import type { OperationId } from '@contapro/sdk'
import type { AttackRequest } from './request.ts'
import type { AttackStage } from './stage.ts'

/** The operations of the own account, which name no company of the account. */
export const accountRows = {
  validatePartnerToken: { path: '/app/internal/siscont/validate-token' },
  getMe: { path: '/app/internal/me' },
  confirmEmail: { method: 'PUT', path: '/app/internal/me/email-confirmation', json: { token: 'adivinado' } },
  listSessions: { path: '/app/internal/me/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/app/internal/me/sessions/others' },
  checkUpload: { path: '/app/internal/me/upload-check', json: { files: 1, bytes: 1, largest_file_bytes: 1 } },
  listBusinesses: { path: '/app/internal/accountant/dashboard/filters' },
  listPlans: { path: '/app/internal/plans' },
  subscribe: { path: '/app/internal/me/subscription', json: { plan_type: 5, free_trial: false } },
  undoPlanChange: { method: 'POST', path: '/app/internal/me/subscription/undo' },
  registerBusiness: {
    path: '/app/internal/me/businesses',
    json: {
      ruc: '20990000027',
      name: 'DE OTRA CUENTA S.A.C.',
      username: 'PRUEBA01',
      passwordSOL: 'clave456',
      terms: true,
      privacy: true,
    },
  },
  // Names owner and company of any registered RUC (decisions 11).
  validateByRuc: { path: '/app/internal/businesses/validate-by-ruc/20990000035' },
  // Last: it ends the session of the caller.
  endSession: { method: 'DELETE', path: '/app/internal/me/sessions/current' },
} satisfies Partial<Record<OperationId, AttackRequest>>

/** A request that takes no access token, and how it is refused when it proves nothing. */
export interface OpenRow {
  readonly request: (stage: AttackStage) => AttackRequest
  /** What it sends as a bearer token, where it takes a key of its own. */
  readonly token?: (stage: AttackStage) => string
  readonly status: number
  readonly code: string
}

const users = '/app/internal/users'
const names = { name: 'Rosa', last_name: 'Quispe', document_number: '41234567', phone_number: '912345678' }
const inAnHour = (): number => Math.floor(Date.now() / 1000) + 13 * 60 * 60

/** The operations that take no access token. */
export const openRows = {
  signIn: {
    request: ({ owner: { email } }) => ({ path: `${users}/sign-in`, json: { email, password: 'Adivinada1' } }),
    status: 401,
    code: 'USER_PASSWORD_INCORRECT',
  },
  createUser: {
    request: ({ owner: { email } }) => ({
      path: users,
      json: { ...names, email, accountant_profile: 'Contador Freelance', password: 'Adivinada1' },
    }),
    status: 409,
    code: 'USER_ALREADY_REGISTERED',
  },
  requestPasswordRecovery: {
    request: () => ({ path: `${users}/recover-password`, json: { email: 'nadie@example.com' } }),
    status: 404,
    code: 'USER_NOT_FOUND',
  },
  validateRecoveryToken: {
    request: () => ({ path: `${users}/recover-password?recovery_token=adivinado` }),
    status: 404,
    code: 'RECOVERY_TOKEN_INVALID',
  },
  resetPassword: {
    request: () => ({ method: 'PUT', path: `${users}/password`, json: { token: 'adivinado', password: 'Adivinada1' } }),
    status: 404,
    code: 'RECOVERY_TOKEN_INVALID',
  },
  createPartnerUser: {
    request: ({ owner: { email } }) => ({
      path: '/app/internal/users-siscont',
      json: { ...names, email, password: 'adivinada' },
    }),
    status: 409,
    code: 'USER_ALREADY_REGISTERED',
  },
  signInPartner: {
    request: ({ owner: { email } }) => ({
      path: '/app/internal/siscont/sign-in',
      json: { email, password: 'Adivinada1' },
    }),
    status: 401,
    code: 'USER_PASSWORD_INCORRECT',
  },
  createHandover: {
    request: ({ owner: { email } }) => ({ path: '/app/internal/siscont/handovers', json: { email } }),
    token: ({ owner }) => owner.token,
    status: 401,
    code: 'PARTNER_KEY_INVALID',
  },
  signInByHandover: {
    request: ({ owner: { token } }) => ({ path: '/app/internal/siscont/handover-sign-in', json: { handover: token } }),
    status: 401,
    code: 'HANDOVER_INVALID',
  },
  getReportFile: {
    request: ({ company: { uuid } }) => ({
      path: `/app/internal/report-files/${uuid}/a.txt?expires=${inAnHour()}&signature=adivinada`,
    }),
    status: 403,
    code: 'FILE_ADDRESS_INVALID',
  },
  getVoucherFile: {
    request: ({ company: { uuid } }) => ({
      path: `/app/internal/voucher-files/${uuid}/20990000027-01-F001-101.xml?expires=${inAnHour()}&signature=adivinada`,
    }),
    status: 403,
    code: 'FILE_ADDRESS_INVALID',
  },
} satisfies Partial<Record<OperationId, OpenRow>>
