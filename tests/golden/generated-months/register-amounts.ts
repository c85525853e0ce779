import { igvOf, isCreditNote, percentOf, type PlannedVoucher } from './planned-voucher.ts'

/** Amounts of a line of a register by heading, in céntimos of the voucher's own currency. */
type Amounts = Readonly<Record<string, number>>

const ivapOf = ({ content: { rice = 0 } }: PlannedVoucher): number => percentOf(rice, '4')

/** Amounts of RCE, but for the total. The tax of a boleta is part of what it cost. */
function purchaseAmounts(voucher: PlannedVoucher): Amounts {
  const { content, type } = voucher
  const { taxed = 0, to = 'dg', taxedDgng = 0, exonerated = 0, unaffected = 0, exported = 0, rice = 0 } = content
  const igv = igvOf(content)
  const untaxed = exonerated + unaffected + exported + rice
  const isBoleta = type === '03'
  const at = (place: typeof to, amount: number): number => (to === place && !isBoleta ? amount : 0)
  const beside = voucher.isIscBeside ? (content.isc ?? 0) : 0
  return {
    'BI Gravado DG': at('dg', taxed - beside),
    'IGV / IPM DG': at('dg', igv),
    'BI Gravado DGNG': at('dgng', taxed) + taxedDgng,
    'IGV / IPM DGNG': at('dgng', igv) + percentOf(taxedDgng, content.percent ?? '18'),
    'BI Gravado DNG': at('dng', taxed),
    'IGV / IPM DNG': at('dng', igv),
    'Valor Adq. NG': untaxed + (isBoleta ? taxed + igv : 0),
    ISC: content.isc ?? 0,
    ICBPER: content.icbper ?? 0,
    'Otros Trib/ Cargos': (content.other ?? 0) + ivapOf(voucher),
  }
}

/** Amounts of RVIE, but for the total. */
function saleAmounts(voucher: PlannedVoucher): Amounts {
  const { content, isDiscount = false } = voucher
  const { taxed = 0 } = content
  const igv = igvOf(content)
  return {
    'Valor Facturado Exportación': content.exported ?? 0,
    'BI Gravada': isDiscount ? 0 : taxed,
    'Dscto BI': isDiscount ? taxed : 0,
    'IGV / IPM': isDiscount ? 0 : igv,
    'Dscto IGV / IPM': isDiscount ? igv : 0,
    'Mto Exonerado': content.exonerated ?? 0,
    'Mto Inafecto': content.unaffected ?? 0,
    ISC: content.isc ?? 0,
    'BI Grav IVAP': content.rice ?? 0,
    IVAP: ivapOf(voucher),
    ICBPER: content.icbper ?? 0,
    'Otros Tributos': content.other ?? 0,
  }
}

/** ISC is within the base of a purchase, unless its register keeps it beside, and a part of the total of a sale. */
const isInTotal = ({ book, isIscBeside }: PlannedVoucher, heading: string): boolean =>
  book === 'RVIE' || isIscBeside === true || heading !== 'ISC'

/** Every amount of a line by heading in soles; each is converted by itself, the total too, as SUNAT does. */
export function registerAmounts(voucher: PlannedVoucher): Amounts {
  const { book, dollarsAt, totalOff = 0 } = voucher
  const own = book === 'RCE' ? purchaseAmounts(voucher) : saleAmounts(voucher)
  const parts = Object.entries(own).filter(([heading]) => isInTotal(voucher, heading))
  const total = parts.reduce((sum, [, amount]) => sum + amount, 0)
  const sign = isCreditNote(voucher) ? -1 : 1
  const soles = (amount: number): number =>
    sign * (dollarsAt === undefined ? amount : Math.floor((amount * Number(dollarsAt.replace('.', '')) + 500) / 1000))
  const amounts = Object.entries(own).map(([heading, amount]) => [heading, soles(amount)] as const)
  return Object.fromEntries([...amounts, ['Total CP', soles(total) + totalOff]])
}
