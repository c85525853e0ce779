import type { TextSet } from '../primitives/texts/texts.tsx'

/** Texts that every page of a company shares. */
export interface ReportMessages {
  readonly ruc: (ruc: string) => string
  readonly loading: string
  readonly loadError: string
  readonly unknownTitle: string
  readonly unknownText: string
  /** Instead of both where a company was named that the accountant does not have. */
  readonly missingTitle: string
  readonly missingText: string
  readonly seeCompanies: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly uploadFiles: string
  readonly downloadReport: string
  readonly failedTitle: string
  readonly failedText: string
  /** Where a host asked for a look that nobody declared. */
  readonly themeUnknownTitle: string
  readonly themeUnknownText: string
}

export const reportMessages: TextSet<'report', ReportMessages> = {
  feature: 'report',
  texts: {
    ruc: (ruc) => `RUC ${ruc}`,
    loading: 'Cargando los datos de la empresa…',
    loadError: 'No pudimos cargar los datos de la empresa',
    unknownTitle: 'No hay una empresa elegida',
    unknownText: 'Elige una de tus empresas para ver su información.',
    missingTitle: 'No encontramos esta empresa en tu cuenta',
    missingText: 'Puede estar registrada en otra cuenta de Contapro o haberse retirado de la tuya.',
    seeCompanies: 'Ver mis empresas',
    emptyTitle: 'Aún no hay comprobantes de esta empresa',
    emptyText: 'Sube sus registros o comprobantes para ver su información.',
    uploadFiles: 'Subir archivos',
    downloadReport: 'Descargar reporte',
    failedTitle: 'No pudimos mostrar esta parte',
    failedText: 'Ocurrió un error inesperado. Vuelve a intentarlo en un momento.',
    themeUnknownTitle: 'El tema pedido no existe',
    themeUnknownText: 'Se muestra el tema de Contapro.',
  },
}
