import { createContext, type JSX, type ReactNode, useContext, useMemo } from 'react'
import { defaultUiMessages, type UiMessages } from './ui-messages.ts'

const UiMessagesContext = createContext<UiMessages>(defaultUiMessages)

/** Props of `UiMessagesProvider`. */
export interface UiMessagesProviderProps {
  /** Replaces single texts; the rest stay as they are. */
  readonly messages?: Partial<UiMessages>
  readonly children?: ReactNode
}

/** Texts for the parts inside. Without it they speak the product's Spanish. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps): JSX.Element {
  const outer = useUiMessages()
  const value = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return <UiMessagesContext.Provider value={value}>{children}</UiMessagesContext.Provider>
}

/** The texts that hold here. */
export function useUiMessages(): UiMessages {
  return useContext(UiMessagesContext)
}
