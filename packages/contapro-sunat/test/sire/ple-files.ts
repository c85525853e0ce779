import { readVectors } from '../read-vectors.ts'

/** Fields of a PLE line by their number in the published table. */
export type PleFields = Readonly<Record<number, string>>

const purchase: PleFields = {
  1: '20260800',
  2: '00001',
  3: 'M0001',
  4: '05/08/2026',
  6: '01',
  7: 'F001',
  9: '101',
  11: '6',
  12: '20990000027',
  13: 'PROVEEDOR DE PRUEBA UNO S.A.C.',
  14: '1000.00',
  15: '180.00',
  24: '1180.00',
  25: 'PEN',
  26: '1.000',
  42: '1',
}

const sale: PleFields = {
  1: '20260800',
  2: '00001',
  3: 'M0001',
  4: '01/08/2026',
  6: '01',
  7: 'F001',
  8: '1032',
  10: '6',
  11: '20990000078',
  12: 'CLIENTE DE PRUEBA UNO S.A.C.',
  14: '10000.00',
  16: '1800.00',
  25: '11800.00',
  26: 'PEN',
  27: '1.000',
  35: '1',
}

const counts = { '8.1': readVectors('ple_8_1_campos').length, '14.1': readVectors('ple_14_1_campos').length } as const

/** A line of a PLE register with its closing separator: an ordinary factura, with the fields that a test is about. */
export function pleLine(register: '8.1' | '14.1', fields: PleFields = {}): string {
  const all = { ...(register === '8.1' ? purchase : sale), ...fields }
  return `${Array.from({ length: counts[register] }, (_, index) => all[index + 1] ?? '').join('|')}|\r\n`
}
