import { createHash } from 'node:crypto'
import type { CompanyFile } from '../open-company.ts'
import { zipOf } from '../zip-of.ts'
import { december2025 } from './december-2025.ts'
import { depositReport } from './deposit-report.ts'
import { january2026 } from './january-2026.ts'
import { deposits, withholdings } from './month-papers.ts'
import { negativeMonths2026 } from './negative-months-2026.ts'
import { depositsOfNotedDetractions } from './noted-detractions.ts'
import { depositsOfOddDetractions } from './odd-detractions.ts'
import { ordinaryVouchers } from './ordinary-vouchers.ts'
import { padronFile } from './padron-file.ts'
import { owner, people, suppliers } from './parties.ts'
import type { PlannedVoucher } from './planned-voucher.ts'
import { registerFile } from './register-file.ts'
import { certificatesInside, taxesInside } from './taxes-inside.ts'
import { voucherXml } from './voucher-xml.ts'
import { withholdingXml } from './withholding-xml.ts'

/** Months with ordinary vouchers too, the second one beginning where the first one ends. */
const wholePeriods = ['202512', '202601'] as const

/** The months of the company; those of `negativeMonths2026` stand apart. */
export const periods = [...wholePeriods, '202606', '202607'] as const

/** The month that `npm test` checks: it begins where the one before ends. `npm run test:full` checks the others too. */
export const gatePeriod = '202601'

export const otherPeriods = periods.filter((period) => period !== gatePeriod)

/** What the accountant sets and decides once everything is uploaded; codes as in the contract. */
export const settlement = {
  prorrata: [
    { from: '202601', coefficient: '0.8125' },
    { from: '202512', coefficient: '0.7345' },
  ],
  opening_balance: { tax_period: '202511', amount: '1234.56' },
  stated_carries: [
    { tax_period: '202607', box: '107', amount: '800.25' },
    { tax_period: '202607', box: '108', amount: '144.05' },
    { tax_period: '202607', box: '145', amount: '2100.40' },
    { tax_period: '202607', box: '168', amount: '35.50' },
    { tax_period: '202607', box: '176', amount: '12.49' },
  ],
  issuer_regimes: [
    { ruc: people.grocer.document, regime: 'nuevo-rus' },
    { ruc: people.taxi.document, regime: 'other' },
  ],
  validated: {
    '202512': [`${suppliers.cargo.document}-01-E002-1`, `${suppliers.shops.document}-01-F006-2`],
    '202601': [`${suppliers.services.document}-01-E001-20`],
  },
  declined: {
    '202512': [`${suppliers.general.document}-01-F003-1`, `${suppliers.general.document}-07-FC01-10`],
    '202601': [`${suppliers.importer.document}-01-F002-950`],
  },
} as const

const vouchers: readonly PlannedVoucher[] = [
  ...december2025,
  ...january2026,
  ...taxesInside,
  ...negativeMonths2026,
  ...wholePeriods.flatMap((period) => ordinaryVouchers(period)),
]

function registerFiles(period: string): CompanyFile[] {
  const inRegister = vouchers.filter((voucher) => voucher.period === period && voucher.from !== 'xml')
  const of = (book: PlannedVoucher['book']): Uint8Array =>
    Buffer.from(
      registerFile(
        book,
        inRegister.filter((voucher) => voucher.book === book),
      ),
    )
  return [
    { name: `${owner.document}-${period}-propuesta.txt`, content: of('RCE') },
    { name: `LE${owner.document}${period}0014040001EXP2.txt`, content: of('RVIE') },
  ]
}

function xmlFiles(): CompanyFile[] {
  const ofVouchers = vouchers
    .filter(({ from }) => from !== 'register')
    .map((voucher) => {
      const issuer = voucher.book === 'RCE' ? voucher.party : owner
      const name = `${issuer.document}-${voucher.type}-${voucher.series}-${voucher.number}.xml`
      return { name, content: Buffer.from(voucherXml(voucher)) }
    })
  const ofWithholdings = [...withholdings, ...certificatesInside].map((document) => ({
    name: `${document.agent.document}-${document.type}-${document.series}-${document.number}.xml`,
    content: Buffer.from(withholdingXml(document)),
  }))
  return [...ofVouchers, ...ofWithholdings]
}

/** Every file of the months, the same bytes on every machine. */
export function generatedFiles(): CompanyFile[] {
  return [
    ...periods.flatMap(registerFiles),
    ...xmlFiles(),
    {
      name: 'depositos.csv',
      content: Buffer.from(depositReport([...deposits, ...depositsOfOddDetractions, ...depositsOfNotedDetractions])),
    },
    { name: 'padron_reducido.txt', content: padronFile() },
  ]
}

/** The same as an accountant uploads them: the XML in one zip. */
export async function uploads(): Promise<CompanyFile[]> {
  const [xmls, others] = [generatedFiles().filter(isXml), generatedFiles().filter((file) => !isXml(file))]
  return [...others, await zipOf('comprobantes.zip', xmls)]
}

const isXml = ({ name }: CompanyFile): boolean => name.endsWith('.xml')

/** What the second computation needs to know beside the files. */
export function settlementFile(): CompanyFile {
  const facts = { ruc: owner.document, name: owner.name, periods, ...settlement }
  return { name: 'settlement.json', content: Buffer.from(`${JSON.stringify(facts, null, 1)}\n`) }
}

/** One hash of all names and contents. */
export function hashOf(files: readonly CompanyFile[]): string {
  const hash = createHash('sha256')
  for (const { name, content } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(`${name}\n${content.byteLength}\n`).update(content)
  }
  return hash.digest('hex')
}
