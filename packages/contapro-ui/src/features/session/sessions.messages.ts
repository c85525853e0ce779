import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the list of the own sessions (decision 0069). */
export interface SessionsMessages {
  readonly title: string
  readonly note: string
  readonly advice: string
  readonly list: string
  readonly current: string
  /** Names of browser and operating system; null if they are not known. */
  readonly device: (browser: string | null, operatingSystem: string | null) => string
  /** `instant` as dd/mm/yyyy hh:mm. */
  readonly began: (instant: string) => string
  readonly lastSeen: (instant: string) => string
  readonly inUse: string
  readonly endOthers: string
  readonly confirmTitle: string
  readonly confirmText: string
  readonly cancel: string
  readonly ending: string
  readonly endedTitle: string
  readonly endErrorTitle: string
  readonly loading: string
  readonly loadError: string
  readonly unavailableTitle: string
  readonly unavailableText: string
}

export const sessionsMessages: TextSet<'sessions', SessionsMessages> = {
  feature: 'sessions',
  texts: {
    title: 'Sesiones abiertas',
    note: 'Cada pestaña en la que inicias sesión abre una sesión. Sin uso, se cierra sola.',
    advice:
      'Si no reconoces una sesión, cierra las demás y cambia tu contraseña con «¿Olvidaste tu contraseña?» al iniciar sesión.',
    list: 'Tus sesiones',
    current: 'Esta sesión',
    device: (browser, operatingSystem) => {
      if (browser === null && operatingSystem === null) return 'Dispositivo desconocido'
      const name = browser ?? 'Navegador desconocido'
      return operatingSystem === null ? name : `${name} en ${operatingSystem}`
    },
    began: (instant) => `Inició el ${instant}`,
    lastSeen: (instant) => `Último uso: ${instant}`,
    inUse: 'En uso ahora',
    endOthers: 'Cerrar las demás',
    confirmTitle: '¿Cerrar las demás sesiones?',
    confirmText: 'Allí habrá que volver a iniciar sesión, y se perderá lo que no se haya guardado.',
    cancel: 'Cancelar',
    ending: 'Cerrando',
    endedTitle: 'Cerramos las demás sesiones',
    endErrorTitle: 'No pudimos cerrar las demás sesiones',
    loading: 'Cargando tus sesiones',
    loadError: 'No pudimos cargar tus sesiones',
    unavailableTitle: 'La lista de sesiones no está disponible',
    unavailableText: 'El servidor de tu sistema no la ofrece.',
  },
}
