import { describe, expect, it } from 'vitest'
import { centimos } from '../../src/index.ts'
import { type AdvisedSale, saleAdvice, type SaleAdviceCode, saleAdviceCodes } from '../../src/observations/index.ts'
import { day, month } from './a-purchase.ts'

const messageOf = (code: SaleAdviceCode, facts: Partial<AdvisedSale> = {}): string =>
  saleAdvice(code, {
    type: '01',
    series: 'F001',
    number: '120',
    issuedOn: day('2026-08-05'),
    total: centimos(1_120_00),
    taxable: centimos(1_000_00),
    igv: centimos(120_00),
    otherPeriods: [],
    modified: null,
    gap: null,
    ...facts,
  }).message.replaceAll('\u00a0', ' ')

describe('the sentences name what was found', () => {
  it.each([
    ['NUMBER_GAP', { gap: { from: 119, to: 119 } }, 'Falta F001-119, antes de F001-120.'],
    ['NUMBER_GAP', { gap: { from: 117, to: 119 } }, 'Faltan 3 números antes de F001-120: de F001-117 a F001-119.'],
    [
      'NUMBER_GAP',
      { number: '2001', gap: { from: 1, to: 2000 } },
      'Faltan 2,000 números antes de F001-2001: de F001-1 a F001-2000.',
    ],
    ['CUSTOMER_DOCUMENT_MISSING', { type: '03' }, 'La boleta es de S/ 1,120.00 y no tiene el documento del cliente.'],
    ['CUSTOMER_DOCUMENT_MISSING', { type: '12' }, 'El ticket es de S/ 1,120.00 y no tiene el documento del cliente.'],
    [
      'DUPLICATE',
      { otherPeriods: [month('202607'), month('202609')] },
      'F001-120 también está anotado en 07/2026 y 09/2026.',
    ],
    ['AMOUNTS_MISMATCH', {}, 'El IGV de S/ 120.00 no es el de una base de S/ 1,000.00'],
    ['AMOUNT_STATED_OTHERWISE', {}, 'Otra fila o archivo dice otro importe de F001-120, que no cuenta:'],
    [
      'ANNULLED_WITH_AMOUNTS',
      {},
      'El comprobante está anulado y su fila tiene importes, con un total de S/ 1,120.00. Ninguna cifra los suma y el RVIE lo anota con 0.00 (R.S. 112-2021, anexo 3).',
    ],
    [
      'RATE_IMPOSSIBLE',
      {},
      'El IGV de S/ 120.00 sobre una base de S/ 1,000.00 no es de ninguna tasa vigente el 05/08/2026',
    ],
    [
      'NOTE_WITHOUT_VOUCHER',
      { modified: { name: 'F009-9', issuedOn: day('2026-07-02') } },
      'No encontramos F009-9 del 02/07/2026, que la nota modifica',
    ],
    [
      'NOTE_WITHOUT_VOUCHER',
      { modified: { name: 'F009-9', issuedOn: null } },
      'No encontramos F009-9, que la nota modifica',
    ],
    ['NOTE_NAMES_NO_VOUCHER', { type: '07', series: 'FC01' }, 'FC01-120 no nombra el comprobante que modifica'],
  ] as const)('%s %j', (code, facts, sentence) => expect(messageOf(code, facts).startsWith(sentence)).toBe(true))

  it.each([
    'CUSTOMER_DOCUMENT_MISSING',
    'NUMBER_GAP',
    'DUPLICATE',
    'AMOUNT_STATED_OTHERWISE',
    'AMOUNTS_MISMATCH',
    'ANNULLED_WITH_AMOUNTS',
    'RATE_IMPOSSIBLE',
    'NOTE_WITHOUT_VOUCHER',
    'NOTE_NAMES_NO_VOUCHER',
  ] as const)('%s names its norm and what to do, in whole sentences', (code) => {
    const message = messageOf(code)
    expect(message).toMatch(/Reglamento|TUO|R\.S\.|Ley/)
    expect(message).toMatch(/ (Pide|Confirma|Retíralo|Revisa|Compáralo) .*\.$/)
  })
})

it('a gap stands behind the missing customer, whatever the order of the findings; what is unknown is left out', () => {
  expect(saleAdviceCodes(['RATE_IMPOSSIBLE', 'CUSTOMER_DOCUMENT_MISSING', 'OF_LATER'], { from: 1, to: 2 })).toEqual([
    'CUSTOMER_DOCUMENT_MISSING',
    'NUMBER_GAP',
    'RATE_IMPOSSIBLE',
  ])
})
