import type { MessageSet } from '../../provider/messages.tsx'

/** Texts of the welcome on Inicio after an account was made (part 1 §4). */
export interface OnboardingMessages {
  readonly welcomeTitle: string
  readonly welcomeText: string
  readonly registerCompany: string
  readonly observationsTitle: string
  readonly observationsText: string
  readonly seeObservations: string
}

export const onboardingMessages: MessageSet<'onboarding'> = {
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
  },
}
