import type { TourPlace } from '../../host/tour-target.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the welcome on Inicio after an account was made (part 1 §4), and of the first visit to a dashboard (part 2 §2). */
export interface OnboardingMessages {
  readonly welcomeTitle: string
  readonly welcomeText: string
  readonly registerCompany: string
  readonly observationsTitle: string
  readonly observationsText: string
  readonly seeObservations: string
  readonly dashboardTitle: string
  readonly dashboardText: string
  readonly startTour: string
  readonly tour: Readonly<Record<TourPlace, TourText>>
}

/** What a step of the guided tour says. */
export interface TourText {
  readonly title: string
  readonly text: string
}

export const onboardingMessages: TextSet<'onboarding', OnboardingMessages> = {
  feature: 'onboarding',
  texts: {
    welcomeTitle: 'Conoce Contapro en un minuto',
    welcomeText:
      'Registra una empresa con su RUC y sus credenciales SOL. Contapro trae sus comprobantes de cada mes y te muestra el IGV por pagar, comprobante por comprobante.',
    registerCompany: 'Registrar mi empresa',
    observationsTitle: 'Revisa tus comprobantes observados',
    observationsText:
      'Contapro separa los gastos que parecen ajenos a la empresa y te dice por qué. Tú decides: lo que validas cuenta como gasto deducible, lo que rechazas no.',
    seeObservations: 'Ver observaciones',
    dashboardTitle: 'Así funciona el reporte de tu empresa',
    dashboardText:
      'Elige el periodo y mira el IGV por pagar, la evolución de tus compras y ventas, y los comprobantes que conviene revisar antes de declarar.',
    startTour: 'Empezar el recorrido',
    tour: {
      analysis: {
        title: 'Análisis de compras y ventas',
        text: 'Mira cómo va tu IGV y la evolución de tus compras y ventas de cada mes.',
      },
      reports: {
        title: 'Reportes por periodo',
        text: 'Descarga tus compras y ventas en xls, XML, RCE y RVIE, listas para el SIRE y tu sistema contable.',
      },
      observations: {
        title: 'Análisis de facturas con gastos no deducibles',
        text: 'Te mostramos qué comprobantes conviene revisar y por qué. Tú decides cuáles cuentan como gasto deducible.',
      },
      companies: {
        title: 'Otras empresas',
        text: 'Cambia de empresa cuando quieras: busca por nombre o RUC y elige otra de tus empresas conectadas.',
      },
    },
  },
}
