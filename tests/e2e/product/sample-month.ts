import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../golden/sample-month', import.meta.url))
const register = (name: string): string => join(folder, 'sire', name)
const xmlFolder = join(folder, 'xml')

/** August 2026 of one company, as SUNAT gives it: registers of purchases and sales, and the vouchers' XML. */
export const sampleMonth = {
  company: { ruc: '20990000019', name: 'EMPRESA DE PRUEBA S.A.C.' },
  period: { code: '202608', title: 'Agosto 2026', sentence: 'agosto 2026' },
  /** The proposal of purchases (RCE) and the one of sales (RVIE), zipped as they are downloaded. */
  registers: [register('20990000019-20260901-100000-propuesta.zip'), register('LE209900000192026080014040001EXP2.zip')],
  /** The same proposals before they are zipped. */
  asText: {
    purchases: register('20990000019-20260901-100000-propuesta.txt'),
    sales: register('LE209900000192026080014040001EXP2.txt'),
  },
  /** The files that replace them, as another program wrote them: all twelve purchases and all nine sales. */
  replacements: {
    rce: register('LE2099000001920260800080400021112.txt'),
    rvie: register('LE2099000001920260800140400021112.txt'),
  },
  /** SUNAT's report of the deposits that the company made: the one of its only detraction. */
  deposits: join(folder, 'detracciones', 'depositos_como_adquiriente.csv'),
  vouchers: readdirSync(xmlFolder).map((name) => join(xmlFolder, name)),
  /** The stage of the table that closes the decisions without a deposit report: a purchase under detraction is observed. */
  figures: { sales: 'S/ 2,189.40', purchases: 'S/ 1,191.43', payable: 'S/ 997.97', saleRows: 9, purchaseRows: 12 },
} as const
