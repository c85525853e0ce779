import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the copy button (part 2 §2). */
export interface CopyButtonMessages {
  readonly copied: string
}

export const copyButtonMessages: TextSet<'copyButton', CopyButtonMessages> = {
  feature: 'copyButton',
  texts: {
    copied: 'Copiado al portapapeles',
  },
}
