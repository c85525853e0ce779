/** What can be shown in a frame: the last part of its address, `/embed/overview`. */
export type FrameWidget =
  | 'overview'
  | 'evolution'
  | 'dashboard'
  | 'purchase-vouchers'
  | 'sales-vouchers'
  | 'observations'
  | 'detractions'
  | 'perceptions'
  | 'retentions'
  | 'pdt'
  | 'report-download'
  | 'credentials'
  | 'upload'
  | 'settings'
  | 'company-cards'

/**
 * How a frame looks: a theme that ships with Contapro, or a host's few choices, as `createContaproTheme` of `@contapro/ui` takes them
 * (`{ accent: '#5b2a86', radius: 4, tokens: { card: { bg: '#faf5eb' } } }`). Plain data: it travels in a message.
 */
export type FrameTheme =
  | 'contapro'
  | 'contapro-dark'
  | 'siscont'
  | { readonly accent: string; readonly [choice: string]: unknown }

/** What a frame shows. */
export interface FrameContent {
  /** The company's uuid; `company-cards` needs none. */
  readonly company?: string
  /** Tax period, `YYYYMM`; without one the company's newest. */
  readonly period?: string
  /** The side of `evolution` and `pdt`; purchases without it. */
  readonly operation?: 'COMPRA' | 'VENTA'
  /** `contapro` without one. */
  readonly theme?: FrameTheme
  /** The host's own http(s) addresses by name of target: a link shows in the frame only where it has one. */
  readonly links?: Readonly<Record<string, string>>
}

/** Where a press in the frame leads: `NavigationTarget` of `@contapro/ui`, for instance `{ to: 'vouchers', operation: 'COMPRA' }`. */
export interface FrameTarget {
  /** Its name, as in `links`. */
  readonly to: string
  readonly [detail: string]: unknown
}
