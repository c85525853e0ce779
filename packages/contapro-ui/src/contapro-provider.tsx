import type { JSX } from 'react'
import { HostProviders, type HostProvidersProps } from './host/host-providers.tsx'
import { HostTheme } from './host/host-theme.tsx'
import type { MessageOverrides } from './messages/messages.ts'
import { IsolatedRoot, type IsolatedRootProps } from './primitives/isolated-root/isolated-root.tsx'
import type { ThemeRootProps } from './primitives/theme-root/theme-root.tsx'
import { ToastProvider, type ToastProviderProps } from './primitives/toast/toast-provider.tsx'
import type { Density } from './theme/theme-name.ts'

/** Props of `ContaproProvider`. */
export interface ContaproProviderProps extends HostProvidersProps<MessageOverrides> {
  /**
   * `contapro`, `contapro-dark`, `siscont`, a host's own theme, made by `createContaproTheme`, or the name of one that the host's CSS
   * declares. A name that no style sheet has declared by then is told as THEME_UNKNOWN, and `contapro` stands in its place.
   */
  readonly theme?: ThemeRootProps['theme']
  /** How tight controls and rows stand; without one the theme's own rhythm holds. */
  readonly density?: Density
  /** True when the page is ours: paints the canvas and fills the window. */
  readonly canvas?: boolean
  /** Where toasts show; at the top, and at the bottom right from 1024 px, unless told otherwise. */
  readonly toastPlace?: ToastProviderProps['place']
  /**
   * Puts the widgets into a shadow root, for a page whose own element rules stand outside of any layer and would win.
   * Without it they stand in the page, where a host's CSS reaches them.
   */
  readonly isolated?: Pick<IsolatedRootProps, 'styleSheet'>
}

/**
 * What every connected widget needs above it: client, theme, texts, links, toasts. Several may stand side by side with
 * different companies, themes and texts; nothing is shared between them.
 */
export function ContaproProvider(props: ContaproProviderProps): JSX.Element {
  const { theme, density, canvas, toastPlace, isolated, children, ...host } = props
  const root = (
    <HostTheme theme={theme} density={density} canvas={canvas}>
      <ToastProvider place={toastPlace}>{children}</ToastProvider>
    </HostTheme>
  )
  return <HostProviders {...host}>{isolated ? <IsolatedRoot {...isolated}>{root}</IsolatedRoot> : root}</HostProviders>
}
