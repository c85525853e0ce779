import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the company switcher (part 2 §2). */
export interface CompanySwitcherMessages {
  readonly changeCompany: string
}

export const companySwitcherMessages: TextSet<'companySwitcher', CompanySwitcherMessages> = {
  feature: 'companySwitcher',
  texts: {
    changeCompany: 'Cambiar de empresa',
  },
}
