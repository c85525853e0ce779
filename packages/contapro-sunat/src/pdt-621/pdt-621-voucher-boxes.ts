import type { Pdt621Amount, Pdt621VoucherBox, Pdt621Vouchers } from './pdt-621-voucher-box.ts'

const other: Pdt621Vouchers = { rate: 'other' }
const reduced: Pdt621Vouchers = { rate: 'reduced' }
const national: Pdt621Vouchers = { origin: 'national' }
const customs: Pdt621Vouchers = { origin: 'customs' }
const nationalCredit: Pdt621Vouchers = { ...national, needsCredit: true }
const customsCredit: Pdt621Vouchers = { ...customs, needsCredit: true }

/**
 * The boxes of Formulario 621 that a register fills, in the order of the form. What no register tells is not among them: sales in
 * the Amazon (160 to 163), exports shipped (127), other credits (172).
 *
 * Source: the layout of a filed form and SUNAT's help of the FV 621; which column goes into which box is inferred (domain notes,
 * section 7). A taxed base has its ISC once, wherever the row states it (TUO de la Ley del IGV, art. 14). The form has no box for discounts at the reduced rate: they lower "ventas netas", 154 and 155.
 */
export const pdt621VoucherBoxes: readonly Pdt621VoucherBox[] = [
  ...taxed(['100', '101'], 'Ventas netas gravadas', sale(other, ['taxable', 'iscBeside'], ['igv'])),
  ...taxed(
    ['154', '155'],
    'Ventas netas Ley 31556 (restaurantes y hoteles MYPE)',
    sale(reduced, ['taxable', 'taxableDiscount', 'iscBeside', 'iscBesideOther'], ['igv', 'igvDiscount']),
  ),
  ...taxed(['102', '103'], 'Descuentos concedidos y devoluciones de ventas de periodos anteriores', {
    ...sale(other, ['taxableDiscount', 'iscBesideOther'], ['igvDiscount']),
    isSubtracted: true,
  }),
  single('106', 'Exportaciones facturadas en el periodo', sale({}, ['exportValue'])),
  single('105', 'Ventas no gravadas (exoneradas e inafectas)', sale({}, ['exonerated', 'unaffected'])),
  ...taxed(
    ['107', '108'],
    'Compras netas nacionales destinadas a ventas gravadas exclusivamente',
    purchase({ ...nationalCredit, ...other }, ['taxableDg', 'iscBeside'], ['igvDg']),
  ),
  ...taxed(
    ['156', '157'],
    'Compras netas Ley 31556 (restaurantes y hoteles MYPE)',
    purchase({ ...nationalCredit, ...reduced }, ['taxableDg', 'iscBeside'], ['igvDg']),
  ),
  ...taxed(
    ['110', '111'],
    'Compras nacionales destinadas a ventas gravadas y no gravadas',
    purchase(nationalCredit, ['taxableDgng', 'iscBesideOther'], ['igvDgng']),
  ),
  single(
    '113',
    'Compras nacionales destinadas a ventas no gravadas exclusivamente',
    purchase(national, ['taxableDng']),
  ),
  ...taxed(
    ['114', '115'],
    'Importaciones destinadas a ventas gravadas exclusivamente',
    purchase(customsCredit, ['taxableDg', 'iscBeside'], ['igvDg']),
  ),
  ...taxed(
    ['116', '117'],
    'Importaciones destinadas a ventas gravadas y no gravadas',
    purchase(customsCredit, ['taxableDgng', 'iscBesideOther'], ['igvDgng']),
  ),
  single('119', 'Importaciones destinadas a ventas no gravadas exclusivamente', purchase(customs, ['taxableDng'])),
  single('120', 'Compras internas no gravadas', purchase(national, ['untaxed'])),
  single('122', 'Importaciones no gravadas', purchase(customs, ['untaxed'])),
  ...taxed(['340', '341'], 'Ventas gravadas con el IVAP', { ...sale({}, ['ivapTaxable'], ['ivap']), section: 'ivap' }),
]

interface Source extends Pick<Pdt621VoucherBox, 'section' | 'operation' | 'vouchers' | 'isSubtracted'> {
  readonly base: readonly Pdt621Amount[]
  readonly tax: readonly Pdt621Amount[]
}

function sale(vouchers: Pdt621Vouchers, base: readonly Pdt621Amount[], tax: readonly Pdt621Amount[] = []): Source {
  return { section: 'ventas', operation: 'VENTA', vouchers, base, tax, isSubtracted: false }
}

function purchase(vouchers: Pdt621Vouchers, base: readonly Pdt621Amount[], tax: readonly Pdt621Amount[] = []): Source {
  return { section: 'compras', operation: 'COMPRA', vouchers, base, tax, isSubtracted: false }
}

function single(box: string, label: string, source: Source): Pdt621VoucherBox {
  const { section, operation, vouchers, isSubtracted, base } = source
  return { section, operation, vouchers, isSubtracted, box, label, baseBox: null, amounts: base }
}

/** A base and, beside it, its tax. */
function taxed([box, taxBox]: readonly [string, string], label: string, source: Source): Pdt621VoucherBox[] {
  const { base, tax, ...rest } = source
  return [
    { ...rest, box, label, baseBox: null, amounts: base },
    { ...rest, box: taxBox, label: `${label}: tributo`, baseBox: box, amounts: tax },
  ]
}
