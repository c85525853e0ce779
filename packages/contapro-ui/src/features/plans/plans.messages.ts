import type { Plan } from '@contapro/sdk'
import { countOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

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
  /** A plan by its name and how it is paid. */
  readonly planOf: (name: string, billing: Plan['billing']) => string
  readonly changeTitle: (plan: string, isTrial: boolean) => string
  readonly gains: string
  /** `price` with its currency and how often. */
  readonly gainsPlan: (plan: string, price: string) => string
  readonly gainsTrial: (plan: string) => string
  readonly loses: string
  /** A gain or a loss. Null without a limit. */
  readonly mostCompanies: (count: number | null, now: number | null) => string
  /** Days of the current plan. `plan` is null if it is no longer on offer. */
  readonly losesDays: (days: number, plan: string | null, date: string) => string
  readonly losesTrial: string
  readonly nothing: string
  readonly when: string
  readonly startsToday: (endDate: string) => string
  /** The server does not say when the plan ends. */
  readonly startsTodayOnly: string
  readonly cancel: string
  readonly confirm: string
  readonly confirmTrial: string
  readonly tooSmallTitle: (plan: string) => string
  readonly tooSmallText: (companies: number, limit: number) => string
  readonly understood: string
  readonly planChanged: string
  /** `plan` is null if it is no longer on offer. */
  readonly hadPlan: (plan: string | null, date: string) => string
  readonly hadNoPlan: string
  readonly undoUntil: (date: string) => string
  readonly undo: string
  readonly undoErrorTitle: string
  readonly undoneTitle: string
  /** Null without a plan. */
  readonly undoneText: (date: string | null) => string
}

const limitOf = (count: number | null): string => (count === null ? 'sin límite' : String(count))

export const plansMessages: TextSet<'plans', PlansMessages> = {
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
    planOf: (name, billing) => `${name} ${billing === 'ANNUAL' ? 'anual' : 'mensual'}`,
    changeTitle: (plan, isTrial) => (isTrial ? `¿Probar ${plan} gratis?` : `¿Elegir ${plan}?`),
    gains: 'Ganas',
    gainsPlan: (plan, price) => `${plan}, por ${price}`,
    gainsTrial: (plan) => `La prueba gratis de ${plan}`,
    loses: 'Pierdes',
    mostCompanies: (count, now) => `Máximo de empresas: ${limitOf(count)} (ahora ${limitOf(now)})`,
    losesDays: (days, plan, date) =>
      `${days === 1 ? 'El día que te queda' : `Los ${countOf(days, 'día', 'días')} que te quedan`} de ${plan ?? 'tu plan actual'}, hasta el ${date}`,
    losesTrial: 'Tu única prueba gratis: no podrás usar otra',
    nothing: 'Nada',
    when: 'Cuándo',
    startsToday: (endDate) => `Empieza hoy y vence el ${endDate}`,
    startsTodayOnly: 'Empieza hoy',
    cancel: 'Cancelar',
    confirm: 'Cambiar de plan',
    confirmTrial: 'Empezar la prueba',
    tooSmallTitle: (plan) => `Tus empresas no caben en ${plan}`,
    tooSmallText: (companies, limit) =>
      `Tienes ${countOf(companies, 'empresa', 'empresas')} y este plan admite ${limit}. Elige un plan para más empresas.`,
    understood: 'Entendido',
    planChanged: 'Cambiaste de plan',
    hadPlan: (plan, date) => `Antes tenías ${plan ?? 'un plan que ya no se ofrece'}, hasta el ${date}.`,
    hadNoPlan: 'Antes no tenías un plan.',
    undoUntil: (date) => `Puedes deshacer el cambio hasta el ${date}.`,
    undo: 'Deshacer el cambio',
    undoErrorTitle: 'No pudimos deshacer el cambio',
    undoneTitle: 'Deshiciste el cambio de plan',
    undoneText: (date) => (date === null ? 'Ahora no tienes un plan.' : `Tu plan de antes vence el ${date}`),
  },
}
