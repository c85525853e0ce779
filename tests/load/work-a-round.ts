import { deepEqual, equal, ok } from 'node:assert/strict'
import {
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
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { type Accountant, registersOf } from './office.ts'

const taxPeriod = sampleMonth.period.code

/** A purchase of the sample month that counts: base 1,000.00, IGV 180.00. */
const declined = '20990000027-01-F001-101'

/** What the sample month comes to while nothing of it is declined, and with that purchase declined. */
const IGV_OF_SALES = '2189.40'
const IGV_OF_PURCHASES = '1191.43'
const WITHOUT_DECLINED = '1011.43'
/** The IGV of sales less 105.00 at the reduced rate (box 155), and before 90.00 of notes of earlier periods (box 103). */
const BOX_101 = '2174.40'

/** One round of an accountant's work: looks at every screen's answer, decides, undoes, uploads again and takes a report home. */
export async function workARound({ client, business: { uuid, ruc } }: Accountant): Promise<void> {
  const scope = { ruc, businessUuid: uuid, taxPeriod }
  const igv = async (): Promise<unknown> => {
    const { total_amount_igv_sales: sales, total_amount_igv_purchase: purchases } = await getTotalAmount(client, scope)
    return { sales, purchases }
  }
  deepEqual(await igv(), { sales: IGV_OF_SALES, purchases: IGV_OF_PURCHASES })
  const [purchases, observed, detractions, form, history] = await Promise.all([
    listVouchers(client, { ...scope, operationType: 'COMPRA' }),
    listObservedVouchers(client, scope),
    listDetractions(client, { ...scope, paid: 'N' }),
    getPdt621(client, scope),
    getHistory(client, { ...scope, operationType: 'VENTA' }),
  ])
  ok(purchases.data.every(({ code }) => code !== ''))
  deepEqual([purchases.data.length, observed.data.length, detractions.vouchers.length], [12, 1, 1])
  equal(form.boxes.find(({ box }) => box === '101')?.sum, BOX_101)
  ok(taxPeriod in history.history)
  await declineVouchers(client, { ruc, taxPeriod, codes: [declined] })
  deepEqual(await igv(), { sales: IGV_OF_SALES, purchases: WITHOUT_DECLINED })
  await createUpload(client, uuid, registersOf(ruc))
  await undoDecisions(client, { ruc, taxPeriod, codes: [declined] })
  deepEqual(await igv(), { sales: IGV_OF_SALES, purchases: IGV_OF_PURCHASES })
  const { blob } = await downloadReport(client, { ...scope, kind: 'rce' })
  ok((await blob.text()).startsWith(ruc))
}
