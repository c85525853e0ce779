import { countOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the tables, their selection and their view. */
export interface DataTableMessages {
  readonly selectPage: string
  readonly selectRow: (name: string) => string
  readonly selected: (rows: number) => string
  readonly clearSelection: string
  readonly rowActions: (name: string) => string
  readonly view: string
  readonly columns: string
  readonly density: string
  readonly densities: Readonly<Record<'compact' | 'regular' | 'comfortable', string>>
  readonly sortBy: string
  readonly serverOrder: string
  readonly direction: string
  readonly ascending: string
  readonly descending: string
}

export const dataTableMessages: TextSet<'dataTable', DataTableMessages> = {
  feature: 'dataTable',
  texts: {
    selectPage: 'Seleccionar todos los de esta página',
    selectRow: (name) => `Seleccionar ${name}`,
    selected: (rows) => countOf(rows, 'seleccionado', 'seleccionados'),
    clearSelection: 'Quitar la selección',
    rowActions: (name) => `Acciones de ${name}`,
    view: 'Vista de la tabla',
    columns: 'Columnas',
    density: 'Densidad',
    densities: { compact: 'Compacta', regular: 'Normal', comfortable: 'Amplia' },
    sortBy: 'Ordenar por',
    serverOrder: 'Sin orden elegido',
    direction: 'Sentido',
    ascending: 'Ascendente',
    descending: 'Descendente',
  },
}
