/**
 * Parts that open over the window. Such a story is pictured alone and after its play function; the others of its file
 * are not. By story file, the exports whose play function leaves the part open.
 */
export const openedParts: Readonly<Record<string, readonly string[]>> = {
  'full-screen-loader': ['ConTareas'],
  modal: ['SesionCaducada', 'Largo', 'ConError'],
  popover: ['AbiertaDesdeElInicio'],
  combobox: ['SinResultados'],
  'date-range': ['Limites'],
  download: ['Abierta', 'Completada'],
  'process-modal': ['Procesando', 'Listo', 'Error'],
  // In a gallery it would lie below the dialog of a story of its own.
  toast: ['Formas'],
  tour: ['Foco'],
  'voucher-preview': ['Xml'],
}
