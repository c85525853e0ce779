/** What the accountant picked in the menu. */
export type ThemeChoice = 'claro' | 'oscuro'

/** The theme on the screen now; changes reach every tab and frame of this browser. */
export interface ThemeChoiceStore {
  readonly getSnapshot: () => ThemeChoice
  readonly subscribe: (listener: () => void) => () => void
  /** Remembers a choice. */
  readonly choose: (choice: ThemeChoice) => void
}

const KEY = 'contapro-tema'

/** Follows what the device prefers until somebody chooses; then the choice, in this tab and the next visits. */
export function createThemeChoice(): ThemeChoiceStore {
  const listeners = new Set<() => void>()
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
  // Kept here: Chromium tells nobody of a change that somebody read off the list before the page was drawn again.
  let isDark = prefersDark.matches
  let picked = readPicked()

  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  prefersDark.addEventListener('change', ({ matches }) => {
    isDark = matches
    tell()
  })
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return
    picked = readPicked()
    tell()
  })
  return {
    getSnapshot: () => picked ?? (isDark ? 'oscuro' : 'claro'),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: (choice) => {
      picked = choice
      remember(choice)
      tell()
    },
  }
}

function readPicked(): ThemeChoice | undefined {
  try {
    const value = window.localStorage.getItem(KEY)
    return value === 'claro' || value === 'oscuro' ? value : undefined
  } catch {
    return undefined
  }
}

/** Where the browser keeps nothing, the choice holds until the page is left. */
function remember(choice: ThemeChoice): void {
  try {
    window.localStorage.setItem(KEY, choice)
  } catch {
    return
  }
}
