import type { ActionEvent } from '@contapro/sdk'

/** What a person did in a widget, for a host that listens (`onEvent` of the provider); `ContaproEvent` of the SDK has the table. */
export type ContaproUiEvent = ActionEvent

/** Listener of what people do; it cannot make an action fail. */
export type ContaproUiEventListener = (event: ContaproUiEvent) => void
