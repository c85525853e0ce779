/** The few texts that parts bring themselves, in Spanish. A host may replace any of them. */
export interface UiMessages {
  readonly close: string
  readonly understood: string
  readonly optional: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly loading: string
  readonly retry: string
  readonly search: string
  readonly searchPlaceholder: string
  readonly clearSearch: string
  readonly copy: string
  readonly copied: string
  readonly notifications: string
  readonly errorTitle: string
  readonly errorText: string
  readonly noResults: string
  readonly pagination: string
  readonly previousPage: string
  readonly nextPage: string
  readonly page: (page: number) => string
  readonly pageRange: (first: number, last: number, total: number) => string
  readonly pageSize: (size: number) => string
  readonly pageSizeLabel: string
  readonly selectPage: string
  readonly selectRow: (name: string) => string
  readonly rowActions: string
  readonly period: string
  readonly viewAsTable: string
  readonly viewAsChart: string
  readonly otherReasons: string
  readonly name: string
  readonly amount: string
  readonly count: string
  readonly month: string
  readonly versus: (previous: string) => string
  readonly rise: string
  readonly fall: string
  readonly removeFile: (name: string) => string
  readonly menu: string
  readonly goHome: string
  readonly accountOf: (name: string) => string
  readonly changeCompany: string
  readonly sections: string
  readonly skipToContent: string
}

const number = new Intl.NumberFormat('es-PE')

/** The texts as the product shows them. */
export const defaultUiMessages: UiMessages = {
  close: 'Cerrar',
  understood: 'Entendido',
  optional: 'Opcional',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  loading: 'Cargando…',
  retry: 'Reintentar',
  search: 'Buscar',
  searchPlaceholder: 'Buscar...',
  clearSearch: 'Borrar la búsqueda',
  copy: 'Copiar',
  copied: 'Copiado al portapapeles',
  notifications: 'Avisos',
  errorTitle: 'Ocurrió un error',
  errorText: 'Por favor, inténtalo de nuevo en un minuto.',
  noResults: 'No se encontraron registros.',
  pagination: 'Paginación',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  page: (page) => `Página ${number.format(page)}`,
  pageRange: (first, last, total) => `${number.format(first)}–${number.format(last)} de ${number.format(total)}`,
  pageSize: (size) => `${number.format(size)} por página`,
  pageSizeLabel: 'Registros por página',
  selectPage: 'Seleccionar todos los de esta página',
  selectRow: (name) => `Seleccionar ${name}`,
  rowActions: 'Acciones',
  period: 'Periodo',
  viewAsTable: 'Ver como tabla',
  viewAsChart: 'Ver como gráfico',
  otherReasons: 'Otros motivos',
  name: 'Nombre',
  amount: 'Importe',
  count: 'Cantidad',
  month: 'Mes',
  versus: (previous) => `vs. ${previous}`,
  rise: 'Subió',
  fall: 'Bajó',
  removeFile: (name) => `Quitar ${name}`,
  menu: 'Menú',
  goHome: 'Contapro, ir al inicio',
  accountOf: (name) => `Cuenta de ${name}`,
  changeCompany: 'Cambiar de empresa',
  sections: 'Secciones',
  skipToContent: 'Saltar al contenido',
}
