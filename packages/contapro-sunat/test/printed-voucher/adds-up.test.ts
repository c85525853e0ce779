import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printVoucher } from '../../src/printed-voucher/index.ts'
import { readUbl, type UblVoucher } from '../../src/ubl/index.ts'
import { readFixture } from '../ubl/read-fixture.ts'
import { money, readWritten } from '../ubl/written-voucher.ts'

const fixtures = new URL('../fixtures/ubl/', import.meta.url)
const golden = new URL('../../../../tests/golden/', import.meta.url)
const publicCases = new URL('public-cases/', golden)

const vouchersIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => {
      const result = readUbl(readFileSync(new URL(name, folder)))
      return result.ok && result.document.kind === 'voucher' ? [[name, result.document] as const] : []
    })

const publicVoucher = (name: string): UblVoucher => {
  const found = vouchersIn(publicCases).find(([path]) => path.endsWith(name))
  if (found === undefined) throw new Error(`No public case has ${name}.`)
  return found[1]
}

/** "S/ −1,234.50" → −123450. */
const centimosOf = (text: string): number =>
  Math.round(Number(text.replace('\u2212', '-').replaceAll(/[^0-9.-]/g, '')) * 100)

/** Labels with amounts, "Anticipo −1,000.00". */
const totalsOf = (voucher: UblVoucher): string[] =>
  printVoucher(voucher).totals.map(({ label, value }) => `${label} ${value.replace(/^\S+\u00a0/, '')}`)

const BASES = ['Op. gravada', 'Op. gravada IVAP', 'Op. exonerada', 'Op. inafecta', 'Op. de exportación']
const GIVEN_AWAY = /^(1[1-6]|21|3[1-7])$/

/** What is wrong with the sums that a reader of the print can make. */
function wrongSums(voucher: UblVoucher): string[] {
  const totals = printVoucher(voucher).totals.map(({ label, value }) => ({ label, amount: centimosOf(value) }))
  const end = totals.findIndex(({ label }) => label === 'Importe total')
  const firstBase = totals.findIndex(({ label }) => BASES.includes(label))
  const subtotal = totals.findIndex(({ label }) => label === 'Subtotal de ventas')
  const start = firstBase === -1 ? end : firstBase
  const sum = (from: number, to: number) => totals.slice(from, to).reduce((all, { amount }) => all + amount, 0)
  const bases = totals.filter(({ label }) => BASES.includes(label)).reduce((all, { amount }) => all + amount, 0)
  const sold = voucher.lines.filter(({ affectation }) => !GIVEN_AWAY.test(affectation ?? ''))
  const net = sold.reduce((all, { lineTotal }) => all + lineTotal, 0)
  return [
    ...(sum(start, end) === totals[end]?.amount ? [] : ['bases and taxes are not the amount to pay']),
    ...(subtotal !== -1 && totals[subtotal]?.amount !== net ? ['the subtotal is not the sum of the lines'] : []),
    ...(net !== 0 && (subtotal === -1 ? net : sum(subtotal, start)) !== bases ? ['lines are not the bases'] : []),
  ]
}

const samples = [fixtures, new URL('sample-month/xml/', golden), publicCases].flatMap(vouchersIn)

describe('a printed voucher adds up from its lines to the amount to pay', () => {
  it.each(samples)('in %s', (_name, voucher) => {
    expect(wrongSums(voucher)).toEqual([])
  })

  const amount = fc.integer({ min: 1, max: 100_000_00 })
  const partArbitrary = fc.record({ code: fc.constantFrom('02', '03', '04', '05', '46', '49', '50', ''), amount })
  it('whatever discounts, advances and charges it has, and whether its bases include them or not', () => {
    fc.assert(
      fc.property(fc.array(partArbitrary, { maxLength: 16 }), amount, amount, amount, (parts, net, base, payable) => {
        const more = parts.map((part) => allowance(part.code, text(part.amount), isCharge(part.code))).join('')
        const voucher = readWritten({
          taxes: [{ scheme: '1000', base: text(base), tax: '18.00' }],
          payable: text(payable),
          lines: [{ value: text(net), igv: '18.00' }],
          more,
        })
        expect(wrongSums(voucher)).toEqual([])
      }),
    )
  })
})

const text = (centimos: number): string => (centimos / 100).toFixed(2)
const isCharge = (code: string): boolean => ['46', '49', '50'].includes(code)
const allowance = (code: string, value: string, charge = false): string =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${charge}</cbc:ChargeIndicator>${code === '' ? '' : `<cbc:AllowanceChargeReasonCode>${code}</cbc:AllowanceChargeReasonCode>`}${money('Amount', value)}</cac:AllowanceCharge>`

/** A factura of 1,000.00 with IGV, whose header has other amounts. */
const factura = (base: string, payable: string, more: string, totals = '') =>
  readWritten({
    taxes: [{ scheme: '1000', base, tax: text(Math.round(Number(base) * 18)) }],
    lines: [{ value: '1000.00', igv: '180.00', percent: '18', affectation: '10' }],
    payable,
    more,
    totals,
  })

describe('the totals of a printed voucher', () => {
  it.each([
    [
      'two advances (public case 07)',
      publicVoucher('F070-110.xml'),
      [
        'Subtotal de ventas 3,000.00',
        'Anticipo F070-90 (sin IGV) −1,000.00',
        'Anticipo F070-95 (sin IGV) −500.00',
        'Op. gravada 1,500.00',
        'IGV (18 %) 270.00',
        'Importe total 1,770.00',
      ],
    ],
    [
      'an advance of the whole price (public case 07)',
      publicVoucher('F070-111.xml'),
      ['Subtotal de ventas 2,000.00', 'Anticipo F070-97 (sin IGV) −2,000.00', 'Importe total 0.00'],
    ],
    [
      'discounts on the base and outside of it (public case 08)',
      publicVoucher('F080-5.xml'),
      [
        'Subtotal de ventas 900.00',
        'Descuento global −45.00',
        'Op. gravada 855.00',
        'IGV (18 %) 153.90',
        'Descuento global que no afecta la base −8.90',
        'Importe total 1,000.00',
      ],
    ],
    [
      'a rounding (public case 08)',
      publicVoucher('F080-6.xml'),
      ['Op. gravada 441.59', 'IGV (18 %) 79.49', 'Redondeo −0.08', 'Importe total 521.00'],
    ],
    [
      'a credit note whose discount only a total states (public case 08)',
      publicVoucher('FC80-1.xml'),
      ['Op. gravada 855.00', 'IGV (18 %) 153.90', 'Descuentos −8.90', 'Importe total 1,000.00'],
    ],
    [
      'a credit note with a discount on the base',
      readWritten({
        root: 'CreditNote',
        taxes: [{ scheme: '1000', base: '950.00', tax: '171.00' }],
        lines: [{ value: '1000.00', igv: '180.00' }],
        payable: '1121.00',
        more: allowance('02', '50.00'),
      }),
      [
        'Subtotal de ventas 1,000.00',
        'Descuento global −50.00',
        'Op. gravada 950.00',
        'IGV (18 %) 171.00',
        'Importe total 1,121.00',
      ],
    ],
    [
      'a debit note with a charge outside of the base',
      readFixture(
        'nota-debito',
        ['<cac:TaxTotal>', `${allowance('50', '5.00', true)}<cac:TaxTotal>`],
        ['>118.00</cbc:PayableAmount>', '>123.00</cbc:PayableAmount>'],
      ),
      ['Op. gravada 100.00', 'IGV (18 %) 18.00', 'Cargo global que no afecta la base 5.00', 'Importe total 123.00'],
    ],
    [
      'a charge on the base',
      factura('1100.00', '1298.00', allowance('49', '100.00', true)),
      [
        'Subtotal de ventas 1,000.00',
        'Cargo global 100.00',
        'Op. gravada 1,100.00',
        'IGV (18 %) 198.00',
        'Importe total 1,298.00',
      ],
    ],
    [
      'an advance of which the amounts do not show the number',
      factura(
        '400.00',
        '472.00',
        allowance('04', '600.00') + prepaid('F001-1', '300.00') + prepaid('F001-2', '408.00'),
      ),
      [
        'Subtotal de ventas 1,000.00',
        'Anticipo −600.00',
        'Op. gravada 400.00',
        'IGV (18 %) 72.00',
        'Importe total 472.00',
      ],
    ],
    [
      'an advance that is deducted after the taxes (UBL 2.0)',
      factura('1000.00', '590.00', prepaid('F001-1', '590.00'), money('PrepaidAmount', '590.00')),
      ['Op. gravada 1,000.00', 'IGV (18 %) 180.00', 'Anticipo F001-1 −590.00', 'Importe total 590.00'],
    ],
    [
      'a discount that SUNAT’s own total of UBL 2.0 states',
      readWritten({
        version: '2.0',
        taxes: [{ scheme: '1000', tax: '162.00' }],
        lines: [{ value: '1000.00', igv: '180.00' }],
        payable: '1062.00',
        additional: ['1001', '2005']
          .map((id) => [id, id === '1001' ? '900.00' : '100.00'] as const)
          .map(
            ([id, value]) =>
              `<sac:AdditionalMonetaryTotal><cbc:ID>${id}</cbc:ID>${money('PayableAmount', value)}</sac:AdditionalMonetaryTotal>`,
          )
          .join(''),
      }),
      [
        'Subtotal de ventas 1,000.00',
        'Descuentos −100.00',
        'Op. gravada 900.00',
        'IGV (18 %) 162.00',
        'Importe total 1,062.00',
      ],
    ],
    [
      'a discount that the lines already include',
      factura('1000.00', '1180.00', allowance('02', '50.00')),
      ['Op. gravada 1,000.00', 'IGV (18 %) 180.00', 'Importe total 1,180.00'],
    ],
    [
      'bases that nothing explains',
      factura('900.00', '1062.00', ''),
      [
        'Subtotal de ventas 1,000.00',
        'Diferencia sin detalle en el XML −100.00',
        'Op. gravada 900.00',
        'IGV (18 %) 162.00',
        'Importe total 1,062.00',
      ],
    ],
    [
      'more advances than fit beside the QR code',
      factura('880.00', '1038.40', allowance('04', '10.00').repeat(12)),
      [
        'Subtotal de ventas 1,000.00',
        'Anticipo −120.00',
        'Op. gravada 880.00',
        'IGV (18 %) 158.40',
        'Importe total 1,038.40',
      ],
    ],
  ])('list every item between the lines and the amount to pay: %s', (_what, voucher, totals) => {
    expect(totalsOf(voucher)).toEqual(totals)
  })
})

/** A payment in advance as UBL 2.0 writes it, with the number of its voucher. */
function prepaid(id: string, paid: string): string {
  return `<cac:PrepaidPayment><cbc:ID schemeID="02">${id}</cbc:ID>${money('PaidAmount', paid)}</cac:PrepaidPayment>`
}

describe('the notes and lines of a printed voucher', () => {
  it('name each advance with its voucher, what was paid and when', () => {
    const { notes } = printVoucher(publicVoucher('F070-110.xml'))
    expect(notes).toEqual([
      'Anticipo F070-90: S/\u00a01,180.00, pagado el 10/07/2026',
      'Anticipo F070-95: S/\u00a0590.00, pagado el 20/07/2026',
    ])
    const whole = printVoucher(publicVoucher('F070-111.xml'))
    expect(whole.notes).toEqual(['Anticipo F070-97: S/\u00a02,360.00, pagado el 25/07/2026'])
  })

  it('name an advance without number and day by its amount', () => {
    const voucher = factura('1000.00', '590.00', '', money('PrepaidAmount', '590.00'))
    expect(printVoucher(voucher).notes).toEqual(['Anticipo: S/\u00a0590.00'])
    expect(totalsOf(voucher)).toContain('Anticipo −590.00')
  })

  it('name the discount of a line with the amount that it is a part of', () => {
    const { rows } = printVoucher(publicVoucher('F080-6.xml'))
    expect(rows[0]?.slice(3)).toEqual(['BARNIZ (descuento: 441.60 sobre 883.19)', '441.59', '441.59'])
  })

  it('hold no perception or retention among the discounts', () => {
    const voucher = factura('1000.00', '1180.00', allowance('51', '23.60', true) + allowance('62', '35.40'))
    expect(voucher.adjustments).toEqual([])
  })

  it('leave out an amount that is no number, because no figure depends on it', () => {
    const voucher = factura('1000.00', '1180.00', allowance('02', 'mucho') + prepaid('F001-1', 'todo'))
    expect([voucher.adjustments, voucher.advances]).toEqual([[], []])
  })
})
