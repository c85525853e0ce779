/** The few texts that primitives bring themselves, in Spanish. A host may replace any of them. */
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
  readonly noResults: string
  readonly options: string
  readonly breadcrumb: string
  readonly carousel: string
  readonly previousSlide: string
  readonly nextSlide: string
  readonly slide: (slide: number, count: number) => string
  readonly notifications: string
  readonly errorTitle: string
  readonly errorText: string
}

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
  noResults: 'No se encontraron registros.',
  options: 'Opciones',
  breadcrumb: 'Ruta de páginas',
  carousel: 'carrusel',
  previousSlide: 'Anterior',
  nextSlide: 'Siguiente',
  slide: (slide, count) => `${slide} de ${count}`,
  notifications: 'Avisos',
  errorTitle: 'Ocurrió un error',
  errorText: 'Por favor, inténtalo de nuevo en un minuto.',
}
