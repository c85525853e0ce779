import { createContext, type JSX, type ReactNode, useContext, useMemo } from 'react'

/** The texts of a feature or a pattern in Spanish, under the name by which a host replaces them. */
export interface TextSet<Name extends string, Texts extends object> {
  readonly feature: Name
  readonly texts: Texts
}

/** A host's own texts by feature or pattern. */
export type TextOverrides = Readonly<Record<string, object | undefined>>

const OverridesContext = createContext<TextOverrides>({})

/** Gives a host's texts to what is inside. */
export function TextsProvider(props: {
  readonly overrides?: TextOverrides
  readonly children?: ReactNode
}): JSX.Element {
  return <OverridesContext.Provider value={props.overrides ?? {}}>{props.children}</OverridesContext.Provider>
}

/** The texts of a set that hold here: the host's own, and Spanish where it has none. */
export function useTexts<Texts extends object>(set: TextSet<string, Texts>): Texts {
  const own = useContext(OverridesContext)[set.feature]
  return useMemo(() => (own ? { ...set.texts, ...own } : set.texts), [set, own])
}
