import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of a task that is done with one press (part 2 §2). */
export interface ProcessModalMessages {
  readonly processing: string
  readonly done: string
}

export const processModalMessages: TextSet<'processModal', ProcessModalMessages> = {
  feature: 'processModal',
  texts: { processing: 'Procesando', done: '¡Listo!' },
}
