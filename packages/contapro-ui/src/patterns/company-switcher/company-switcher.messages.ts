import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the company switcher (part 2 §2). */
export interface CompanySwitcherMessages {
  readonly changeCompany: string
  /** Where there is no other company. */
  readonly companyMenu: string
  readonly settings: string
}

export const companySwitcherMessages: TextSet<'companySwitcher', CompanySwitcherMessages> = {
  feature: 'companySwitcher',
  texts: {
    changeCompany: 'Cambiar de empresa',
    companyMenu: 'Menú de la empresa',
    settings: 'Ajustes de la empresa',
  },
}
