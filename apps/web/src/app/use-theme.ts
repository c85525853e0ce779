import type { ThemeName } from '@contapro/ui'
import { useEffect, useSyncExternalStore } from 'react'
import type { ThemeChoice, ThemeChoiceStore } from './theme-choice.ts'

const themes: Readonly<
  Record<ThemeChoice, { readonly name: ThemeName; readonly scheme: string; readonly bar: string }>
> = {
  claro: { name: 'contapro', scheme: 'light', bar: '#ffffff' },
  oscuro: { name: 'contapro-dark', scheme: 'dark', bar: '#101919' },
}

/** The choice, followed. A page that comes from the server begins light. */
export function useThemeChoice({ subscribe, getSnapshot }: ThemeChoiceStore): ThemeChoice {
  return useSyncExternalStore(subscribe, getSnapshot, () => 'claro')
}

/** The theme of the page; scroll bars, the browser's own controls and the window's bar take it too. */
export function useTheme(store: ThemeChoiceStore): ThemeName {
  const { name, scheme, bar } = themes[useThemeChoice(store)]
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = bar
  }, [scheme, bar])
  return name
}
