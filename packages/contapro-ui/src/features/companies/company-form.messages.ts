import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the company form's fields (part 1 §5). Field errors come with the rules of the SDK. */
export interface CompanyFormMessages {
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
  readonly security: string
}

export const companyFormMessages: TextSet<'companyForm', CompanyFormMessages> = {
  feature: 'companyForm',
  texts: {
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
    security:
      'Tus datos están protegidos. Usamos las credenciales SOL solo para consultar los comprobantes de esta empresa.',
  },
}
