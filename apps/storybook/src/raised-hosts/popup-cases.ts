import type { Locator, Page } from 'playwright'

/** The opener of a popup, an item in it, and the text of the status after the item is chosen. */
export interface PopupCase {
  readonly popup: string
  readonly opener: (page: Page) => Locator
  readonly item: (page: Page) => Locator
  readonly choice: string
}

export const popupCases: readonly PopupCase[] = [
  {
    popup: 'a menu',
    opener: (page) => page.getByRole('button', { name: 'Descargar' }),
    item: (page) => page.getByRole('menuitem', { name: 'Beta' }),
    choice: 'Beta',
  },
  {
    popup: 'a filter',
    opener: (page) => page.getByRole('button', { name: 'Filtrar' }),
    item: (page) => page.getByRole('button', { name: 'Aplicar' }),
    choice: 'Filtro',
  },
  {
    popup: 'a combobox',
    opener: (page) => page.getByRole('combobox', { name: 'Departamento' }),
    item: (page) => page.getByRole('option', { name: 'La Libertad' }),
    choice: 'La Libertad',
  },
  {
    popup: 'a period picker',
    opener: (page) => page.getByRole('button', { name: 'Fecha de pago' }),
    item: (page) => page.getByRole('button', { name: 'Confirmar' }),
    choice: 'Fechas',
  },
]
