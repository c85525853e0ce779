import type { OperationType } from '@contapro/sdk'
import type { SerieNumberProblem } from '@contapro/sdk/rules'
import { countOf } from '../../primitives/texts/count.ts'

/** Texts of the search and the filter of a list of vouchers (part 2 §2 and §5). */
export interface VoucherFilterMessages {
  readonly search: string
  readonly searchPlaceholder: string
  readonly searchProblems: Readonly<Record<SerieNumberProblem, string>>
  readonly filter: string
  readonly filterBy: string
  readonly fieldStatus: string
  readonly fieldProvider: (operation: OperationType) => string
  readonly fieldType: string
  readonly fieldSeries: string
  readonly fieldSerieNumber: string
  readonly optionSearch: string
  readonly options: string
  readonly optionsFound: (options: number) => string
  readonly noOptions: string
  readonly noOptionsHere: string
  readonly optionsError: string
  readonly clear: string
  readonly apply: string
  readonly chip: (field: string, value: string) => string
  readonly removeChip: (field: string) => string
  readonly statusNames: Readonly<Record<'1' | '2' | '3', string>>
}

export const voucherFilterTexts: VoucherFilterMessages = {
  search: 'Buscar por serie y número',
  searchPlaceholder: 'Serie-número, ej. F001-0001',
  searchProblems: { character: 'Caracter inválido.', format: 'Formato inválido. Ejemplo: F001-0001.' },
  filter: 'Filtrar',
  filterBy: 'Filtrar por',
  fieldStatus: 'Estado',
  fieldProvider: (operation) => (operation === 'COMPRA' ? 'Proveedor' : 'Cliente'),
  fieldType: 'Tipo de comprobante',
  fieldSeries: 'Serie',
  fieldSerieNumber: 'Serie - Número',
  optionSearch: 'Buscar...',
  options: 'Opciones',
  optionsFound: (options) => countOf(options, 'opción', 'opciones'),
  noOptions: 'No se encontraron registros.',
  noOptionsHere: 'No se encontraron registros entre las primeras 1,000 opciones. Busca por serie y número.',
  optionsError: 'No pudimos cargar las opciones',
  clear: 'Limpiar',
  apply: 'Aplicar filtro',
  chip: (field, value) => `${field}: ${value}`,
  removeChip: (field) => `Quitar el filtro ${field}`,
  statusNames: { 1: 'Gasto deducible', 2: 'Gasto no deducible', 3: 'Observado' },
}
