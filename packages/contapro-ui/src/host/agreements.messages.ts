import type { TextSet } from '../primitives/texts/texts.tsx'

/** Texts of the two boxes that must be ticked (part 1 §5). */
export interface AgreementsMessages {
  readonly acceptTerms: (document: string) => string
  readonly terms: string
  readonly acceptPrivacy: (document: string) => string
  readonly privacy: string
}

export const agreementsMessages: TextSet<'agreements', AgreementsMessages> = {
  feature: 'agreements',
  texts: {
    acceptTerms: (document) => `Acepto los ${document}`,
    terms: 'términos y condiciones',
    acceptPrivacy: (document) => `Acepto la ${document}`,
    privacy: 'política de privacidad',
  },
}
