import { downloadValidatedFiles, downloadVoucherFiles } from '@contapro/sdk'
import { contractTest } from './frame/contract-test.ts'
import type { Known } from './frame/known.ts'

const reports = '/app/internal/businesses/dashboard-reports'
const codes = ['20990000027-01-F001-101']

const request = ({ business, taxPeriod }: Known) =>
  ({ ruc: business.ruc, taxPeriod, page: 1, size: 20, codes, type: 'xml' }) as const
const body = ({ business, taxPeriod }: Known) => ({
  ruc: business.ruc,
  tax_period: taxPeriod,
  page: 1,
  size: 20,
  invoiceCodes: codes,
  type: 'xml',
})
const zip = {
  fileName: 'comprobantes en formato xml.zip',
  type: 'application/zip',
  missingCodes: [],
  failed: [],
  starts: 'PK',
}

contractTest('downloadVoucherFiles', {
  call: async (client, known) => {
    const { blob, ...rest } = await downloadVoucherFiles(client, { ...request(known), status: '0' })
    return { ...rest, type: blob.type, starts: (await blob.text()).slice(0, 2) }
  },
  sends: (known) => ({ path: `${reports}/all-invoices-files`, body: { ...body(known), status: '0' } }),
  gives: () => zip,
})

contractTest('downloadValidatedFiles', {
  call: async (client, known) => {
    const { blob, ...rest } = await downloadValidatedFiles(client, request(known))
    return { ...rest, type: blob.type, starts: (await blob.text()).slice(0, 2) }
  },
  sends: (known) => ({ path: `${reports}/validated-images`, body: body(known) }),
  gives: () => zip,
})
