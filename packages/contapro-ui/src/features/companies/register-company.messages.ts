import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the registration of a company (part 1 §2 and §8). */
export interface RegisterCompanyMessages {
  readonly back: string
  readonly title: string
  readonly subtitle: string
  readonly submit: string
  readonly submitting: string
  readonly errorTitle: string
  readonly alreadyRegistered: string
  readonly alreadyRegisteredText: string
  readonly planFull: string
  readonly planFullText: (plan: string, limit: number, count: number) => string
  /** After the sentence that the plan allows no more companies. */
  readonly seePlans: string
  readonly registeredElsewhere: (ruc: string, name: string) => string
  readonly needTitle: string
  readonly needRuc: string
  readonly needRucText: string
  readonly needUser: string
  readonly needUserText: string
  readonly needPassword: string
  readonly needPasswordText: string
  readonly doneTitle: string
  readonly doneText: string
  readonly doneWait: string
  readonly doneUploadQuestion: string
  readonly doneUpload: string
  readonly registerAnother: string
  readonly finish: string
}

export const registerCompanyMessages: TextSet<'registerCompany', RegisterCompanyMessages> = {
  feature: 'registerCompany',
  texts: {
    back: 'Volver',
    title: 'Registra tu empresa',
    subtitle: 'Ingresa los datos de tu cliente y visualiza todo el detalle contable.',
    submit: 'Registrar empresa',
    submitting: 'Registrando empresa',
    errorTitle: 'No pudimos registrar la empresa',
    alreadyRegistered: 'La Pyme ya se encuentra registrada',
    alreadyRegisteredText: 'Revisa el RUC o busca la empresa en tu inicio.',
    planFull: 'Tu plan no admite más empresas',
    planFullText: (plan, limit, count) =>
      `Tu plan ${plan} admite ${limit === 1 ? 'una empresa' : `${limit} empresas`} y tienes ${count}. Elige un plan con más empresas para registrar otra.`,
    seePlans: 'Ver planes',
    registeredElsewhere: (ruc, name) =>
      `El ruc ${ruc} ya se encuentra registrado en otra cuenta como ${name}, contactar con soporte de ContaPro.`,
    needTitle: 'Ten a la mano',
    needRuc: 'RUC de tu cliente',
    needRucText: '11 dígitos. Si empieza con 10, es persona natural.',
    needUser: 'Usuario SOL secundario',
    needUserText: '8 caracteres, con acceso a SIRE y a la consulta de comprobantes.',
    needPassword: 'Clave SOL',
    needPasswordText: 'La misma con la que entras al portal de SUNAT.',
    doneTitle: '¡Listo!',
    doneText: 'Tu empresa fue registrada correctamente.',
    doneWait: 'Verás sus comprobantes en 1 a 2 días hábiles.',
    doneUploadQuestion: '¿Ya tienes sus registros o comprobantes?',
    doneUpload: 'Súbelos ahora',
    registerAnother: 'Registrar otra empresa',
    finish: 'Finalizar',
  },
}
