import { countOf } from '../../primitives/texts/count.ts'
import type { MessageSet } from '../../provider/messages.tsx'

/** Texts of the subscription plans (decisions 34). Names and descriptions of the plans come from the server. */
export interface PlansMessages {
  readonly title: string
  readonly trialNote: (days: number) => string
  readonly changeNote: string
  readonly billing: string
  readonly monthly: string
  readonly annual: string
  readonly perMonth: string
  readonly perYear: string
  /** Null without a limit. */
  readonly companies: (count: number | null) => string
  readonly yours: string
  /** `date` as dd/mm/yyyy. */
  readonly endsOn: (date: string, daysLeft: number) => string
  readonly ended: (date: string) => string
  readonly tryFree: string
  readonly choose: string
  readonly choosing: string
  readonly includedTitle: string
  readonly included: readonly string[]
  readonly loadError: string
  readonly errorTitle: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly loading: string
  readonly changedTitle: (plan: string) => string
  readonly changedText: (date: string) => string
}

export const plansMessages: MessageSet<'plans'> = {
  feature: 'plans',
  texts: {
    title: 'Elige tu plan',
    trialNote: (days) => `Prueba gratis por ${countOf(days, 'día', 'días')}. No te pediremos tarjeta.`,
    changeNote: 'Cambia de plan cuando quieras. No te pediremos tarjeta.',
    billing: 'Facturación',
    monthly: 'Mensual',
    annual: 'Anual',
    perMonth: 'al mes',
    perYear: 'al año',
    companies: (count) =>
      count === null ? 'Sin límite de empresas' : `Hasta ${countOf(count, 'empresa', 'empresas')}`,
    yours: 'Tu plan',
    endsOn: (date, daysLeft) =>
      `Vence el ${date}, ${daysLeft === 1 ? 'te queda' : 'te quedan'} ${countOf(daysLeft, 'día', 'días')}`,
    ended: (date) => `Venció el ${date}`,
    tryFree: 'Probar gratis',
    choose: 'Elegir este plan',
    choosing: 'Un momento',
    includedTitle: 'Todos los planes incluyen',
    included: [
      'Compras y ventas desde SIRE y SUNAT',
      'Imagen y XML de cada comprobante',
      'Detracciones, percepciones y retenciones',
      'Informe PDT y archivos para SIRE',
    ],
    loadError: 'No pudimos cargar los planes',
    errorTitle: 'No pudimos cambiar tu plan',
    emptyTitle: 'Por ahora no hay planes disponibles',
    emptyText: 'Vuelve a intentarlo más tarde.',
    loading: 'Cargando planes',
    changedTitle: (plan) => `Tu plan es ${plan}`,
    changedText: (date) => `Vence el ${date}`,
  },
}
