import type { DemoParty } from '../catalogue/supplier-document.ts'
import type { DemoCompany } from '../companies/demo-company.ts'
import { hash32 } from '../invented/random.ts'
import { fitsUbl20, ubl20 } from '../ubl/ubl-20.ts'
import { ubl21 } from '../ubl/ubl-21.ts'
import { withholdingXml } from '../ubl/withholding-xml.ts'
import type { DemoMonth } from '../vouchers/demo-month.ts'
import { type DemoVoucher, hasUbl } from '../vouchers/demo-voucher.ts'
import type { DemoFile } from './demo-file.ts'

/** Of 100 vouchers, those of each kind of issuer; the others write UBL 2.1 in UTF-8. */
const UBL_20_PERCENT = 3
const DRAFT_PERCENT = 4
const LATIN_1_PERCENT = 12
const MARKED_PERCENT = 2

const BYTE_ORDER_MARK = '\ufeff'

/**
 * The XML files of a month: vouchers issued in it, those that the register awaits, and certificates.
 *
 * @param percent of 100 vouchers, how many the company has as XML; certificates and awaited ones it always has.
 */
export function voucherFiles(month: DemoMonth, percent: number): DemoFile[] {
  const { company, purchases, sales, awaited, withholdings } = month
  const own: DemoParty = { documentType: '6', document: company.ruc, name: company.name.toUpperCase() }
  const kept = [...purchases, ...sales].filter((voucher) => hasUbl(voucher) && draw(company, voucher, 'kept') < percent)
  return [
    ...kept.map((voucher) => voucherFile(company, own, voucher)),
    ...awaited.map((voucher) => voucherFile(company, own, voucher)),
    ...withholdings.map((withholding) => ({
      name: `${withholding.agent.document}-${withholding.type}-${withholding.series}-${withholding.number}.xml`,
      bytes: encode(withholdingXml(withholding, own), 'UTF-8'),
    })),
  ]
}

function voucherFile(company: DemoCompany, own: DemoParty, voucher: DemoVoucher): DemoFile {
  const isPurchase = voucher.operation === 'COMPRA'
  const parties = isPurchase
    ? { supplier: voucher.counterparty, customer: own }
    : { supplier: own, customer: voucher.counterparty }
  const dialect = draw(company, voucher, 'dialect')
  const isOld = isPurchase && dialect < UBL_20_PERCENT && fitsUbl20(voucher)
  const isDraft = isPurchase && dialect >= UBL_20_PERCENT && dialect < UBL_20_PERCENT + DRAFT_PERCENT
  const xml = isOld ? ubl20(voucher, parties) : ubl21(voucher, parties, isDraft ? '2.1-draft-2017' : '2.1')
  const encoding = isPurchase ? encodingOf(draw(company, voucher, 'encoding'), xml) : 'UTF-8'
  return {
    name: `${parties.supplier.document}-${voucher.type}-${voucher.series}-${voucher.number}.xml`,
    bytes: encode(xml, encoding),
  }
}

/** From 0 to 99, always the same for a voucher of a company. */
function draw(company: DemoCompany, voucher: DemoVoucher, what: string): number {
  const { counterparty, type, series, number } = voucher
  return hash32(`${what}:${company.ruc}:${counterparty.document}:${type}:${series}:${number}`) % 100
}

type Encoding = 'UTF-8' | 'UTF-8 with mark' | 'ISO-8859-1'

function encodingOf(drawn: number, xml: string): Encoding {
  if (drawn < LATIN_1_PERCENT && isLatin1(xml)) return 'ISO-8859-1'
  return drawn >= 100 - MARKED_PERCENT ? 'UTF-8 with mark' : 'UTF-8'
}

function encode(xml: string, encoding: Encoding): Uint8Array {
  const isLatin = encoding === 'ISO-8859-1'
  const mark = encoding === 'UTF-8 with mark' ? BYTE_ORDER_MARK : ''
  const declaration = `<?xml version="1.0" encoding="${isLatin ? 'ISO-8859-1' : 'UTF-8'}"?>`
  return Buffer.from(`${mark}${declaration}\n${xml}\n`, isLatin ? 'latin1' : 'utf8')
}

/** Some texts hold what ISO-8859-1 lacks ("–", "’"). */
function isLatin1(xml: string): boolean {
  return !/[\u0100-\uffff]/.test(xml)
}
