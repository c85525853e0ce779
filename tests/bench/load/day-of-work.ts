import {
  type ContaproClient,
  createUpload,
  declineVouchers,
  downloadReport,
  getHistory,
  getPdt621,
  getTotalAmount,
  listDetractions,
  listObservedVouchers,
  listVouchers,
  undoDecisions,
} from '@contapro/sdk'
import { sampleMonth } from '../../e2e/product/sample-month.ts'
import { benchRuc, registerText } from '../register-file.ts'

/** An accountant at work in their company. */
export interface Worker {
  readonly client: ContaproClient
  readonly uuid: string
  readonly ruc: string
  /** Number from 0 to below 1. */
  readonly random: () => number
}

/** Something that an accountant does, and how many of a hundred times. */
export interface Task {
  readonly name: string
  readonly share: number
  readonly call: (worker: Worker) => Promise<unknown>
}

const taxPeriod = sampleMonth.period.code
const scope = ({ uuid, ruc }: Worker) => ({ ruc, businessUuid: uuid, taxPeriod })

/** A purchase of the sample month that counts. */
const DECIDED = '20990000027-01-F001-101'

/** Rows of an uploaded register, at most. */
const MOST_ROWS = 200

/** A day of work, mostly looks. An upload has rows that the company has and some that are new. */
export const tasks: readonly Task[] = [
  { name: 'IGV of the month', share: 28, call: (worker) => getTotalAmount(worker.client, scope(worker)) },
  {
    name: 'purchases',
    share: 20,
    call: (worker) => listVouchers(worker.client, { ...scope(worker), operationType: 'COMPRA' }),
  },
  {
    name: 'sales',
    share: 10,
    call: (worker) => listVouchers(worker.client, { ...scope(worker), operationType: 'VENTA' }),
  },
  { name: 'observed purchases', share: 10, call: (worker) => listObservedVouchers(worker.client, scope(worker)) },
  { name: 'detractions', share: 8, call: (worker) => listDetractions(worker.client, { ...scope(worker), paid: 'N' }) },
  { name: 'PDT 621', share: 8, call: (worker) => getPdt621(worker.client, scope(worker)) },
  {
    name: 'history',
    share: 6,
    call: (worker) => getHistory(worker.client, { ...scope(worker), operationType: 'VENTA' }),
  },
  {
    name: 'decision',
    share: 3,
    call: ({ client, ruc }) => declineVouchers(client, { ruc, taxPeriod, codes: [DECIDED] }),
  },
  {
    name: 'undone decision',
    share: 3,
    call: ({ client, ruc }) => undoDecisions(client, { ruc, taxPeriod, codes: [DECIDED] }),
  },
  { name: 'upload', share: 2, call: uploadRegister },
  { name: 'RCE file', share: 2, call: (worker) => downloadReport(worker.client, { ...scope(worker), kind: 'rce' }) },
]

function uploadRegister({ client, uuid, ruc, random }: Worker): Promise<unknown> {
  const text = [...registerText(1 + Math.floor(random() * MOST_ROWS))].join('').replaceAll(benchRuc, ruc)
  return createUpload(client, uuid, [new File([text], 'propuesta.txt')])
}

/** Chooses a task by its share. */
export function nextTask(random: () => number): Task {
  let left = random() * tasks.reduce((sum, { share }) => sum + share, 0)
  const found = tasks.find(({ share }) => (left -= share) < 0)
  return found ?? tasks[0]!
}
