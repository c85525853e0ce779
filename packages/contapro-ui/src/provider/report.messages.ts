import type { MessageSet } from './messages.tsx'

/** Texts that every page of a company shares. */
export interface ReportMessages {
  readonly ruc: (ruc: string) => string
  readonly loading: string
  readonly loadError: string
  readonly unknownTitle: string
  readonly unknownText: string
  readonly seeCompanies: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly uploadFiles: string
  readonly downloadReport: string
}

export const reportMessages: MessageSet<'report'> = {
  feature: 'report',
  texts: {
    ruc: (ruc) => `RUC ${ruc}`,
    loading: 'Cargando los datos de la empresa…',
    loadError: 'No pudimos cargar los datos de la empresa',
    unknownTitle: 'No hay una empresa elegida',
    unknownText: 'Elige una de tus empresas para ver su información.',
    seeCompanies: 'Ver mis empresas',
    emptyTitle: 'Aún no hay comprobantes de esta empresa',
    emptyText: 'Sube sus registros o comprobantes para ver su información.',
    uploadFiles: 'Subir archivos',
    downloadReport: 'Descargar reporte',
  },
}
