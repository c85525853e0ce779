import type { OperationId } from '../contract/contract.ts'
import type { paths } from '../generated/contract.gen.ts'

/** Where an operation of the contract answers. */
export interface OperationPath {
  readonly method: 'get' | 'post'
  readonly path: keyof paths
}

/** Method and path of every operation of the contract; a missing one does not compile. */
export const operationPaths: Readonly<Record<OperationId, OperationPath>> = {
  signIn: { method: 'post', path: '/app/internal/users/sign-in' },
  getMe: { method: 'get', path: '/app/internal/me' },
  registerBusiness: { method: 'post', path: '/app/internal/me/businesses' },
  listBusinesses: { method: 'get', path: '/app/internal/accountant/dashboard/filters' },
  validateByRuc: { method: 'get', path: '/app/internal/businesses/validate-by-ruc/{ruc}' },
  listTaxPeriods: { method: 'get', path: '/app/internal/businesses/{uuid}/periods' },
  listUploads: { method: 'get', path: '/app/internal/businesses/{uuid}/uploads' },
  createUpload: { method: 'post', path: '/app/internal/businesses/{uuid}/uploads' },
  getUpload: { method: 'get', path: '/app/internal/businesses/{uuid}/uploads/{upload_uuid}' },
  getTotalAmount: { method: 'get', path: '/app/internal/businesses/dashboard/total-amount' },
  getPurchaseDashboard: { method: 'get', path: '/app/internal/purchase/dashboard' },
  getSalesDashboard: { method: 'get', path: '/app/internal/sales/dashboard' },
  getHistory: { method: 'get', path: '/app/internal/dashboard/history' },
  listVouchers: { method: 'get', path: '/app/internal/businesses/dashboard-reports/all-invoices' },
  listVoucherFilterOptions: { method: 'get', path: '/app/internal/businesses/dashboard-reports/filter-all-invoices' },
  getVoucherFile: { method: 'get', path: '/app/internal/voucher-files/{uuid}/{file_name}' },
}
