import { type Centimos, centimos } from '@contapro/sunat'

/** A purchase as the table's stories show it. */
export interface SampleVoucher {
  readonly code: string
  readonly issueDate: string
  readonly supplier: string
  readonly item: string
  readonly amount: Centimos
  readonly hasDetraction: boolean
  readonly status: 'gasto deducible' | 'gasto no deducible'
  readonly hasImage: boolean
}

const suppliers = [
  ['Distribuidora Papelera Lima Norte S.A.C.', 'Papel bond A4 75 g, caja x 10 millares, tinta y archivadores'],
  ['Ferretería y Acabados San Borja E.I.R.L.', 'Cemento Portland tipo I, bolsa de 42.5 kg'],
  ['Energía Eléctrica del Pacífico S.A.', 'Consumo de energía, medidor 0417-22'],
  ['Telecomunicaciones Rímac S.A.C.', 'Internet dedicado 200 Mbps y telefonía fija'],
  ['Grifos Panamericana Sur S.A.C.', 'Diésel B5 S-50, 180 galones'],
] as const

/** Rows that look like a month of a real company. */
export const sampleVouchers: readonly SampleVoucher[] = Array.from({ length: 8 }, (_, index) => {
  const [supplier, item] = suppliers[index % suppliers.length] ?? suppliers[0]
  return {
    code: `F00${(index % 3) + 1}-${String(12_345 + index * 1571).padStart(8, '0')}`,
    issueDate: `2026-08-${String(31 - index).padStart(2, '0')}`,
    supplier,
    item,
    amount: centimos(184_620 + ((index * 327_911) % 1_248_000)),
    hasDetraction: index % 4 === 1,
    status: index % 5 === 3 ? 'gasto no deducible' : 'gasto deducible',
    hasImage: index % 6 !== 2,
  }
})
