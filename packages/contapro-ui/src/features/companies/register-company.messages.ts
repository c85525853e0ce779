import type { MessageSet } from '../../provider/messages.tsx'

/** Texts of the registration of a company (part 1 §2 and §5). Field errors come with the rules of the SDK. */
export interface RegisterCompanyMessages {
  readonly back: string
  readonly title: string
  readonly subtitle: string
  readonly name: string
  readonly namePlaceholder: string
  readonly ruc: string
  readonly rucPlaceholder: string
  readonly paternalSurname: string
  readonly maternalSurname: string
  readonly givenNames: string
  readonly solUser: string
  readonly solUserHint: string
  readonly solPassword: string
  readonly apiCredentials: string
  readonly optional: string
  readonly apiKey: string
  readonly apiSecret: string
  readonly acceptTerms: (document: string) => string
  readonly terms: string
  readonly acceptPrivacy: (document: string) => string
  readonly privacy: string
  readonly security: string
  readonly submit: string
  readonly submitting: string
  readonly errorTitle: string
  readonly alreadyRegistered: string
  readonly alreadyRegisteredText: string
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

export const registerCompanyMessages: MessageSet<'registerCompany'> = {
  feature: 'registerCompany',
  texts: {
    back: 'Volver',
    title: 'Registra tu empresa',
    subtitle: 'Ingresa los datos de tu cliente y visualiza todo el detalle contable.',
    name: 'Nombre de la empresa',
    namePlaceholder: 'Como figura en la ficha RUC',
    ruc: 'RUC',
    rucPlaceholder: '11 dígitos',
    paternalSurname: 'Apellido paterno',
    maternalSurname: 'Apellido materno',
    givenNames: 'Nombres',
    solUser: 'Usuario SOL',
    solUserHint: '8 caracteres, en mayúsculas',
    solPassword: 'Clave SOL',
    apiCredentials: 'Credenciales API SUNAT',
    optional: 'Opcional',
    apiKey: 'API key (client id)',
    apiSecret: 'API secret (client secret)',
    acceptTerms: (document) => `Acepto los ${document}`,
    terms: 'términos y condiciones',
    acceptPrivacy: (document) => `Acepto la ${document}`,
    privacy: 'política de privacidad',
    security:
      'Tus datos están protegidos. Usamos las credenciales SOL solo para consultar los comprobantes de esta empresa.',
    submit: 'Registrar empresa',
    submitting: 'Registrando empresa',
    errorTitle: 'No pudimos registrar la empresa',
    alreadyRegistered: 'La Pyme ya se encuentra registrada',
    alreadyRegisteredText: 'Revisa el RUC o busca la empresa en tu inicio.',
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
