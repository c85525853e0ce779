import { formatCount } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the guided tour's frame; what its steps say comes with the steps (part 2 §2). */
export interface TourMessages {
  readonly label: string
  readonly position: (step: number, steps: number) => string
  readonly back: string
  readonly next: string
  readonly finish: string
  readonly close: string
}

export const tourMessages: TextSet<'tour', TourMessages> = {
  feature: 'tour',
  texts: {
    label: 'Recorrido guiado',
    position: (step, steps) => `${formatCount(step)} de ${formatCount(steps)}`,
    back: 'Atrás',
    next: 'Siguiente',
    finish: 'Finalizar',
    close: 'Cerrar recorrido',
  },
}
