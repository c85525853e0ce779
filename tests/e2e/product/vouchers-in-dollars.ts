import { readFile } from 'node:fs/promises'
import { sampleMonth } from './sample-month.ts'

const { ruc } = sampleMonth.company

/** Factura F002-950 of 15/08/2026 over US$ 1,000.00 and IGV 180.00, bought and sold, which no register has put into soles. */
export async function vouchersInDollars(): Promise<File[]> {
  const path = sampleMonth.vouchers.find((name) => name.endsWith('20990000051-01-F002-900.xml')) ?? ''
  const bought = (await readFile(path, 'latin1')).replaceAll('F002-900', 'F002-950')
  const sold = bought.replaceAll('20990000051', 'issuer').replaceAll(ruc, '20990000051').replaceAll('issuer', ruc)
  return [bought, sold].map((xml, i) => new File([Buffer.from(xml, 'latin1')], `${i}.xml`))
}
