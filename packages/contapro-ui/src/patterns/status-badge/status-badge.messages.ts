import type { TextSet } from '../../primitives/texts/texts.tsx'

/** The names of the states of companies and of purchases. */
export interface StatusBadgeMessages {
  readonly company: Readonly<Record<'VALID' | 'IN_PROGRESS' | 'MISSING_PERMISSIONS' | 'INVALID_CREDENTIALS', string>>
  readonly purchase: Readonly<Record<'gasto deducible' | 'gasto no deducible' | 'observado', string>>
}

export const statusBadgeMessages: TextSet<'statusBadge', StatusBadgeMessages> = {
  feature: 'statusBadge',
  texts: {
    company: {
      VALID: 'Conectada',
      IN_PROGRESS: 'Procesando datos',
      MISSING_PERMISSIONS: 'Falta de permisos',
      INVALID_CREDENTIALS: 'Credenciales inválidas',
    },
    purchase: {
      'gasto deducible': 'Gasto deducible',
      'gasto no deducible': 'Gasto no deducible',
      observado: 'Observado',
    },
  },
}
