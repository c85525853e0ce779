import type { MenuGroup } from '@contapro/ui'
import { BadgeCheckIcon, LogOutIcon, MonitorSmartphoneIcon } from '@contapro/ui/icons'
import { useNavigate } from 'react-router'
import { useAppServices } from '../app-services.ts'
import { paths } from '../paths.ts'
import { useThemeChoice } from '../use-theme.ts'
import { useSignOutAndLeave } from './use-sign-out-and-leave.ts'

const themeOptions = [
  { id: 'claro', label: 'Claro' },
  { id: 'oscuro', label: 'Oscuro' },
]

/** The lines below the accountant's name: theme, plans, sessions, and the way out. */
export function useUserMenu(): MenuGroup[] {
  const { themeChoice } = useAppServices()
  const choice = useThemeChoice(themeChoice)
  const signOut = useSignOutAndLeave()
  const navigate = useNavigate()
  return [
    {
      id: 'theme',
      title: 'Tema',
      items: themeOptions,
      chosen: choice,
      onChoose: (id) => themeChoice.choose(id === 'oscuro' ? 'oscuro' : 'claro'),
    },
    {
      id: 'account',
      items: [
        { id: 'plans', label: 'Planes', icon: BadgeCheckIcon, onSelect: () => void navigate(paths.plans) },
        {
          id: 'sessions',
          label: 'Sesiones',
          icon: MonitorSmartphoneIcon,
          onSelect: () => void navigate(paths.sessions),
        },
      ],
    },
    { id: 'session', items: [{ id: 'sign-out', label: 'Cerrar sesión', icon: LogOutIcon, onSelect: signOut }] },
  ]
}
