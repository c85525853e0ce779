import type { BusinessRow, NewBusiness } from '../src/company/businesses.store.ts'
import type { Answer, TestApp } from './test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from './testing-records.ts'
import { type TestFile, type UploadAnswer, upload } from './uploads.ts'

/** A purchase in the Observaciones lists. */
export interface ReviewedRow {
  readonly code: string
  readonly status: string
  readonly observations: readonly { readonly code: string }[]
}

export interface ReviewedList {
  readonly data: readonly ReviewedRow[]
  readonly summary: object
  readonly metadata: object
}

/** A company of a test, as its accountant sees it through the calls. */
export interface ObservedCompany {
  readonly as: TestAccountant
  readonly business: BusinessRow
  get(path: string): Promise<unknown>
  /** Uploads and waits; every file is taken. */
  take(...files: readonly TestFile[]): Promise<UploadAnswer>
  list(name: 'observed' | 'rejected' | 'validated', options?: ListOptions): Promise<ReviewedList>
  decide(decision: 'validate' | 'decline' | 'undo', cpes: readonly string[], period?: string): Promise<Answer>
  change(settings: object): Promise<Answer>
  /** IGV ventas, IGV compras and their difference. */
  igv(): Promise<string[]>
}

export interface ListOptions {
  readonly period?: string
  readonly page?: number
}

const PERIOD = '202608'
const reports = '/app/internal/businesses/dashboard-reports'

export async function addObservedCompany(app: TestApp, facts: Partial<NewBusiness> = {}): Promise<ObservedCompany> {
  const as = await addAccountant(app.services)
  const business = await addBusiness(app.services, as, facts)
  const { ruc, uuid } = business
  const get = async (path: string): Promise<unknown> => {
    const { status, body, text } = await app.request(path, { as })
    if (status !== 200) throw new Error(text)
    return body
  }
  const patch = (path: string, json: object): Promise<Answer> => app.request(path, { as, method: 'PATCH', json })
  return {
    as,
    business,
    get,
    async take(...files) {
      const answer = await upload(app, as, business, files)
      const refused = answer.files.filter(({ state }) => state !== 'done')
      if (refused.length > 0) throw new Error(JSON.stringify(refused))
      return answer
    },
    async list(name, { period = PERIOD, page = 1 } = {}) {
      const size = name === 'rejected' ? 'page_record=50' : 'size=50'
      const owner = name === 'validated' ? `&uuid=${uuid}` : ''
      return (await get(
        `${reports}/${name}?ruc=${ruc}&tax_period=${period}&page=${page}&${size}${owner}`,
      )) as ReviewedList
    },
    decide: (decision, cpes, period = PERIOD) =>
      patch(`${reports}/observed/${decision}/?ruc=${ruc}&tax_period=${period}`, { cpes }),
    change: (settings) => patch(`/app/internal/businesses/${uuid}/settings`, settings),
    async igv() {
      const path = `/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=${PERIOD}`
      const total = (await get(path)) as Record<string, string>
      return ['sales', 'purchase', 'total'].map((side) => total[`total_amount_igv_${side}`] ?? '')
    },
  }
}

/** Codes of a list, in their order. */
export const codesOf = ({ data }: ReviewedList): string[] => data.map(({ code }) => code).toSorted()
