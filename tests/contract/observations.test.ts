import {
  declineVouchers,
  listObservedVouchers,
  listRejectedVouchers,
  listValidatedVouchers,
  undoDecisions,
  validateVouchers,
} from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest, type ContractCase } from './frame/contract-test.ts'
import type { Known } from './frame/known.ts'

const reports = '/app/internal/businesses/dashboard-reports'
/** Over twelve months old: a decision about it changes no figure that other tests read. */
const code = '20990000051-01-F001-3'
const page = { page: 1, size: 50 }

const period = ({ business, taxPeriod }: Known) => ({ ruc: business.ruc, tax_period: taxPeriod })
const filter = ({ business, taxPeriod }: Known) => ({
  businessUuid: business.uuid,
  ruc: business.ruc,
  taxPeriod,
  ...page,
})
const choice = ({ business, taxPeriod }: Known) => ({ ruc: business.ruc, taxPeriod, codes: [code] })

const aList = {
  success: true,
  data: expect.any(Array),
  summary: expect.objectContaining({
    total_items: expect.any(Number),
    igv_amount: expect.stringMatching(/^-?\d+\.\d\d$/),
    observed_count: expect.any(Number),
    rejected_count: expect.any(Number),
    validated_count: expect.any(Number),
  }),
  metadata: { pagination: { total_items: expect.any(Number), total_pages: expect.any(Number) } },
}

contractTest('listObservedVouchers', {
  call: (client, known) => listObservedVouchers(client, filter(known)),
  sends: (known) => ({ path: `${reports}/observed`, query: { ...period(known), page: '1', size: '50' } }),
  gives: () => aList,
})

contractTest('listRejectedVouchers', {
  call: (client, known) => listRejectedVouchers(client, filter(known)),
  sends: (known) => ({ path: `${reports}/rejected`, query: { ...period(known), page: '1', page_record: '50' } }),
  gives: () => aList,
})

contractTest('listValidatedVouchers', {
  call: (client, known) => listValidatedVouchers(client, filter(known)),
  sends: (known) => ({
    path: `${reports}/validated`,
    query: { ...period(known), uuid: known.business.uuid, page: '1', size: '50' },
  }),
  gives: () => aList,
})

/** A decision names its vouchers in `cpes`, and answers rows, counts and totals. */
function decision(kind: 'validate' | 'decline' | 'undo', decide: typeof validateVouchers): ContractCase {
  return {
    call: (client, known) => decide(client, choice(known)),
    sends: (known) => ({ path: `${reports}/observed/${kind}/`, query: period(known), body: { cpes: [code] } }),
    gives: () => ({
      data: expect.any(Array),
      summary: {
        observed_count: expect.any(Number),
        rejected_count: expect.any(Number),
        validated_count: expect.any(Number),
      },
      totals: expect.objectContaining({ total_amount_igv_sales: '2189.40' }),
    }),
  }
}

contractTest('declineVouchers', decision('decline', declineVouchers))
contractTest('validateVouchers', decision('validate', validateVouchers))
contractTest('undoDecisions', decision('undo', undoDecisions))
