import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the registration of the first two companies (part 1 §2). */
export interface RegisterCompaniesMessages {
  readonly progress: string
  readonly firstStep: string
  readonly secondStep: string
  readonly lastStep: string
  readonly stepDone: string
  readonly firstTitle: string
  readonly secondTitle: string
  readonly secondSubtitle: (company: string) => string
  readonly next: string
  readonly finish: string
  readonly later: string
  readonly doneTitle: (companies: number) => string
  readonly doneText: string
  readonly companies: string
  readonly goHome: string
}

export const registerCompaniesMessages: TextSet<'registerCompanies', RegisterCompaniesMessages> = {
  feature: 'registerCompanies',
  texts: {
    progress: 'Progreso',
    firstStep: 'Primera empresa',
    secondStep: 'Segunda empresa',
    lastStep: 'Listo',
    stepDone: 'Hecho',
    firstTitle: 'Registra tu primera empresa',
    secondTitle: 'Registra tu segunda empresa',
    secondSubtitle: (company) => `${company} ya está registrada. Suma otra y revísalas juntas.`,
    next: 'Siguiente',
    finish: 'Finalizar registro',
    later: 'Lo haré después',
    doneTitle: (companies) => (companies === 1 ? 'Tu empresa está registrada' : 'Tus empresas están registradas'),
    doneText: 'Ya estamos trayendo sus comprobantes. Los verás en un máximo de 24 horas.',
    companies: 'Empresas registradas',
    goHome: 'Ir al inicio',
  },
}
