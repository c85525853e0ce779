import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the account that the partner's customer makes (part 1 §2). Field errors come with the rules of the SDK. */
export interface PartnerAccountMessages {
  readonly title: string
  readonly free: string
  readonly benefits: readonly string[]
  readonly formTitle: string
  readonly email: string
  readonly documentNumber: string
  readonly phoneNumber: string
  readonly submit: string
  readonly submitting: string
  readonly errorTitle: string
  readonly signInQuestion: string
  readonly signIn: string
  readonly goneTitle: string
  readonly goneText: string
  readonly goOn: string
}

export const partnerAccountMessages: TextSet<'partnerAccount', PartnerAccountMessages> = {
  feature: 'partnerAccount',
  texts: {
    title: 'Obtén todos tus comprobantes con detalle e imagen con Contapro',
    free: 'Gratis mientras tengas una licencia activa de SISCONT',
    benefits: [
      'Compras y ventas por periodo, desde SIRE y SUNAT',
      'Detracciones, retenciones y percepciones',
      'Archivo listo para importar en tu sistema',
    ],
    formTitle: 'Crea tu acceso',
    email: 'Correo electrónico',
    documentNumber: 'DNI',
    phoneNumber: 'Celular',
    submit: 'Registrarme',
    submitting: 'Creando tu acceso',
    errorTitle: '¡Algo salió mal!',
    signInQuestion: '¿Ya tienes una cuenta de Contapro?',
    signIn: 'Inicia sesión',
    goneTitle: 'Abre Contapro desde SISCONT',
    goneText: 'Los datos que envió SISCONT ya no están en esta página. Vuelve a abrir Contapro desde allí.',
    goOn: 'Ir a Contapro',
  },
}
