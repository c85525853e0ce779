import type { ComponentType } from 'react'

/** The code of a section could not be fetched: no connection, or a newer version was deployed. */
export class SectionUnavailable extends Error {
  constructor(cause: unknown) {
    super('The code of a section could not be fetched.', { cause })
    this.name = 'SectionUnavailable'
  }
}

type Page = () => Promise<ComponentType>

const section =
  (load: Page): Page =>
  async () => {
    try {
      return await load()
    } catch (cause) {
      throw new SectionUnavailable(cause)
    }
  }

/** Pages of the sections of a company, fetched on demand. */
export const sectionPages = {
  report: section(async () => (await import('../pages/dashboard/dashboard-index-page.tsx')).DashboardIndexPage),
  vouchers: section(async () => (await import('../pages/dashboard/comprobantes/vouchers-page.tsx')).VouchersPage),
  observations: section(
    async () => (await import('../pages/dashboard/observaciones/observations-page.tsx')).ObservationsPage,
  ),
  detractions: section(
    async () => (await import('../pages/dashboard/detracciones/detractions-page.tsx')).DetractionsPage,
  ),
  perceptions: section(
    async () => (await import('../pages/dashboard/percepciones/perceptions-page.tsx')).PerceptionsPage,
  ),
  retentions: section(async () => (await import('../pages/dashboard/retenciones/retentions-page.tsx')).RetentionsPage),
  pdt: section(async () => (await import('../pages/dashboard/informe-pdt/pdt-page.tsx')).PdtPage),
  credentials: section(
    async () => (await import('../pages/dashboard/editar-credenciales/credentials-page.tsx')).CredentialsPage,
  ),
  uploads: section(async () => (await import('../pages/dashboard/subir-archivos/uploads-page.tsx')).UploadsPage),
  settings: section(async () => (await import('../pages/dashboard/ajustes/settings-page.tsx')).SettingsPage),
} satisfies Record<string, Page>

/** Fetches the code of all sections. A failure is left to the visit of the section. */
export function prefetchSections(): void {
  for (const load of Object.values(sectionPages)) load().catch(() => undefined)
}
