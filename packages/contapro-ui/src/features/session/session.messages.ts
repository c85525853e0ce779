import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the dialog of an expired session (part 1 §4). */
export interface SessionMessages {
  readonly expiredTitle: string
  readonly expiredText: string
  readonly signIn: string
}

export const sessionMessages: TextSet<'session', SessionMessages> = {
  feature: 'session',
  texts: {
    expiredTitle: 'Tu sesión caducó',
    expiredText: 'Vuelve a iniciar sesión para ver toda tu información.',
    signIn: 'Iniciar sesión',
  },
}
