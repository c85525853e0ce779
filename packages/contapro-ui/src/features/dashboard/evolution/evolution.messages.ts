import type { TextSet } from '../../../primitives/texts/texts.tsx'

/** Texts of the evolution charts (part 2 §2). */
export interface EvolutionMessages {
  readonly purchases: string
  readonly sales: string
  readonly subtitle: string
  readonly loading: string
  readonly loadError: string
}

export const evolutionMessages: TextSet<'evolution', EvolutionMessages> = {
  feature: 'evolution',
  texts: {
    purchases: 'Evolución de compras',
    sales: 'Evolución de ventas',
    subtitle: 'Importe total por mes, últimos 12 meses',
    loading: 'Cargando el historial...',
    loadError: 'No pudimos cargar el historial',
  },
}
