import type { OperationType } from '@contapro/sdk'

/** What a person did in a widget, for a host that listens (`onEvent` of the provider). */
export type ContaproUiEvent =
  /** A company was chosen on Inicio or in the switcher. */
  | { readonly type: 'company-selected'; readonly businessUuid: string }
  | { readonly type: 'company-registered'; readonly ruc: string }
  /** "Why this figure": the detail of one voucher was opened. `code` as decisions 16 writes it. */
  | { readonly type: 'voucher-opened'; readonly code: string; readonly operation: OperationType }
  | { readonly type: 'voucher-downloaded'; readonly code: string; readonly format: 'xml' }
  /** The server finished an upload; `failed` when no file could be taken. */
  | { readonly type: 'upload-finished'; readonly uploadUuid: string; readonly state: 'done' | 'failed' }

/** Listener of what people do; it cannot make an action fail. */
export type ContaproUiEventListener = (event: ContaproUiEvent) => void
