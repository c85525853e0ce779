import { createContext, type JSX, type ReactNode, useContext, useMemo } from 'react'
import type { FeatureMessages, FeatureName } from './feature-messages.ts'

/** Texts of a feature in Spanish, under the name by which a host replaces them. */
export interface MessageSet<Name extends FeatureName> {
  readonly feature: Name
  readonly texts: FeatureMessages[Name]
}

/** A host's own texts: any of any feature. What it leaves out stays Spanish. */
export type MessageOverrides = { readonly [Name in FeatureName]?: Partial<FeatureMessages[Name]> }

const OverridesContext = createContext<MessageOverrides>({})

/** Gives a host's texts to the features inside. */
export function MessagesProvider(props: {
  readonly messages?: MessageOverrides
  readonly children?: ReactNode
}): JSX.Element {
  return <OverridesContext.Provider value={props.messages ?? {}}>{props.children}</OverridesContext.Provider>
}

/** The texts of a feature that hold under this provider. */
export function useMessages<Name extends FeatureName>(set: MessageSet<Name>): FeatureMessages[Name] {
  const own = useContext(OverridesContext)[set.feature]
  return useMemo(() => (own ? { ...set.texts, ...own } : set.texts), [set, own])
}
