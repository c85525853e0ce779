import type { TextSet } from '../primitives/texts/texts.tsx'

/** A setting that nothing can be shown with, and what the page set. */
export interface SettingsProblem {
  readonly code:
    | 'ACCESS_TOKEN_MISSING'
    | 'BASE_URL_INVALID'
    | 'COMPANY_INVALID'
    | 'PERIOD_INVALID'
    | 'THEME_UNKNOWN'
    | 'DENSITY_UNKNOWN'
    | 'LOCALE_INVALID'
    | 'OPERATION_UNKNOWN'
  readonly value: string
}

/** Texts of an element that the page has not set up rightly. */
export interface ElementMessages {
  readonly title: string
  readonly problems: Readonly<Record<SettingsProblem['code'], (value: string) => string>>
}

export const elementMessages: TextSet<'element', ElementMessages> = {
  feature: 'element',
  texts: {
    title: 'Esta parte no está bien configurada',
    problems: {
      ACCESS_TOKEN_MISSING: () => 'La página no entregó el acceso a Contapro.',
      BASE_URL_INVALID: (value) => `La página indicó la dirección «${value}», que no es válida.`,
      COMPANY_INVALID: (value) => `La página indicó la empresa «${value}», que no es un identificador válido.`,
      PERIOD_INVALID: (value) =>
        `La página indicó el periodo «${value}»; se escribe con año y mes, por ejemplo 202608.`,
      THEME_UNKNOWN: (value) => `La página indicó el tema «${value}», que no existe.`,
      DENSITY_UNKNOWN: (value) => `La página indicó la densidad «${value}», que no existe.`,
      LOCALE_INVALID: (value) => `La página indicó el idioma «${value}», que no es válido.`,
      OPERATION_UNKNOWN: (value) => `La página indicó la operación «${value}»; puede ser COMPRA o VENTA.`,
    },
  },
}
