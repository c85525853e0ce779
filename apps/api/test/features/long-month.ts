import { beforeAll } from 'vitest'
import type { DatabaseKind } from '../../test-kit/databases.ts'
import { salesFile } from '../../test-kit/register-files.ts'
import { type TestApp, useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { upload } from '../../test-kit/uploads.ts'

export interface VoucherRow {
  readonly code: string
  readonly issue_date: string
}

/** A company with a month so long that its last pages are read from the oldest voucher. */
interface LongMonth {
  readonly app: TestApp
  /** How many sales the month has. */
  readonly count: number
  readonly businessUuid: string
  readonly page: (number: number, size: number, more?: string) => Promise<{ data: VoucherRow[]; metadata: object }>
}

const DAYS = 28

/** Uploads the month before the tests of a file. */
export function longMonth(kind: DatabaseKind): LongMonth {
  const app = useTestApp(kind)
  const count = 6030
  let as: TestAccountant
  let ruc: string
  let uuid: string

  beforeAll(async () => {
    as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    ruc = business.ruc
    uuid = business.uuid
    const sales = Array.from({ length: count }, (_, i) => ({
      number: String(i + 1),
      series: i % 3 === 0 ? 'F001' : 'F002',
      issuedOn: `2026-01-${String((i % DAYS) + 1).padStart(2, '0')}` as never,
    }))
    const { state } = await upload(app, as, business, [salesFile(ruc, '202601', sales)])
    if (state !== 'done') throw new Error('The month was not taken.')
  })

  return {
    app,
    count,
    get businessUuid() {
      return uuid
    },
    async page(number, size, more = '') {
      const query = `ruc=${ruc}&tax_period=202601&operation_type=VENTA&page=${number}&size=${size}${more}`
      const { body } = await app.request(`/app/internal/businesses/dashboard-reports/all-invoices?${query}`, { as })
      return body as { data: VoucherRow[]; metadata: object }
    },
  }
}

/** What orders the vouchers of a month. */
export const keyOf = ({ issue_date, code }: VoucherRow): string => `${issue_date} ${code}`
