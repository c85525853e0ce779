import { firstDay } from '@contapro/sunat'
import { withholdingXml } from '../../golden/generated-months/withholding-xml.ts'
import type { CompanyFile } from '../../golden/open-company.ts'
import { zipOf } from '../../golden/zip-of.ts'
import { type CompanyMonth, supplierOf } from './company-month.ts'

const NAMES = {
  '40': { series: 'P001', regime: '01', percent: '2.00' },
  '20': { series: 'R001', regime: '01', percent: '3.00' },
} as const

/** Zips of the perceptions (CPE 40) and retentions (CPE 20) that a company suffered in a month, so many of each. */
export function withholdingFiles({ ruc, period }: CompanyMonth, count: number): Promise<CompanyFile[]> {
  const xml = (type: '20' | '40', i: number): CompanyFile => {
    const { series, regime, percent } = NAMES[type]
    const agent = { documentType: '6', document: supplierOf(i), name: 'PROVEEDOR DE PRUEBA S.A.C.' }
    const content = withholdingXml({
      type,
      series,
      number: String(i + 1),
      issuedOn: firstDay(period),
      agent,
      receiver: { documentType: '6', document: ruc, name: 'EMPRESA DE PRUEBA S.A.C.' },
      regime,
      percent,
      about: `F001-${i + 1}`,
      total: 100_00,
      amount: Number(percent) * 100,
    })
    return { name: `${agent.document}-${type}-${series}-${i + 1}.xml`, content: Buffer.from(content) }
  }
  const zip = (type: '20' | '40') =>
    zipOf(
      `cpe-${type}.zip`,
      Array.from({ length: count }, (_, i) => xml(type, i)),
    )
  return Promise.all([zip('40'), zip('20')])
}
