import type { ThemeName } from '@contapro/ui'
import { useEffect, useSyncExternalStore } from 'react'
import type { ThemeChoice, ThemeChoiceStore } from './theme-choice.ts'

interface PageTheme {
  readonly name: ThemeName
  readonly scheme: string
  readonly bar: string
}

const themes: Readonly<Record<ThemeChoice, PageTheme>> = {
  claro: { name: 'contapro', scheme: 'light', bar: '#ffffff' },
  oscuro: { name: 'contapro-dark', scheme: 'dark', bar: '#101919' },
}

/** The choice, followed. A page that comes from the server begins light. */
export function useThemeChoice({ subscribe, getSnapshot }: ThemeChoiceStore): ThemeChoice {
  return useSyncExternalStore(subscribe, getSnapshot, () => 'claro')
}

/** The partner's entry opens from inside its dark program, whatever was chosen for ours. */
const partnerTheme: PageTheme = { name: 'siscont', scheme: 'dark', bar: '#111317' }

/** The theme of the page; scroll bars, the browser's own controls and the window's bar take it too. */
export function useTheme(store: ThemeChoiceStore, isPartnerArea: boolean): ThemeName {
  const choice = useThemeChoice(store)
  const { name, scheme, bar } = isPartnerArea ? partnerTheme : themes[choice]
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = bar
  }, [scheme, bar])
  return name
}
