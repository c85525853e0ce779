import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the company that the partner's customer registers (part 1 §2). */
export interface RegisterPartnerCompanyMessages {
  readonly title: string
  readonly subtitle: string
  readonly submit: string
  readonly submitting: string
  readonly support: string
  readonly doneTitle: string
  readonly doneText: string
  readonly understood: string
}

export const registerPartnerCompanyMessages: TextSet<'registerPartnerCompany', RegisterPartnerCompanyMessages> = {
  feature: 'registerPartnerCompany',
  texts: {
    title: 'Registra tu empresa',
    subtitle: 'Ingresa los datos de tu cliente y visualiza todo el detalle contable.',
    submit: 'Registrar',
    submitting: 'Registrando',
    support: 'Escribir a soporte',
    doneTitle: 'Tus comprobantes estarán listos en máximo 12 horas',
    doneText: 'Te notificaremos al celular que registraste cuando tus comprobantes estén listos',
    understood: 'Entendido',
  },
}
