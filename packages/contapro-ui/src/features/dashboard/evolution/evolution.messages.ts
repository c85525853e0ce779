import type { MessageSet } from '../../../messages/messages.tsx'

/** Texts of the evolution charts (part 2 §2). */
export interface EvolutionMessages {
  readonly purchases: string
  readonly sales: string
  readonly subtitle: string
  readonly loading: string
  readonly loadError: string
}

export const evolutionMessages: MessageSet<'evolution'> = {
  feature: 'evolution',
  texts: {
    purchases: 'Evolución de compras',
    sales: 'Evolución de ventas',
    subtitle: 'Importe total por mes, últimos 12 meses',
    loading: 'Cargando el historial...',
    loadError: 'No pudimos cargar el historial',
  },
}
