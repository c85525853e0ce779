import type { MenuGroup } from '@contapro/ui'
import { useAppServices } from '../app-services.ts'
import { useThemeChoice } from '../use-theme.ts'
import { useSignOutAndLeave } from './use-sign-out-and-leave.ts'

const themeOptions = [
  { id: 'claro', label: 'Claro' },
  { id: 'oscuro', label: 'Oscuro' },
]

/** The lines below the accountant's name: theme, and the way out. */
export function useUserMenu(): MenuGroup[] {
  const { themeChoice } = useAppServices()
  const choice = useThemeChoice(themeChoice)
  const signOut = useSignOutAndLeave()
  return [
    {
      id: 'theme',
      title: 'Tema',
      items: themeOptions,
      chosen: choice,
      onChoose: (id) => themeChoice.choose(id === 'oscuro' ? 'oscuro' : 'claro'),
    },
    { id: 'session', items: [{ id: 'sign-out', label: 'Cerrar sesión', icon: 'log-out', onSelect: signOut }] },
  ]
}
