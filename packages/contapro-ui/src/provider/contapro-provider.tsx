import type { JSX } from 'react'
import { type Density, ThemeRoot, type ThemeRootProps } from '../primitives/theme-root/theme-root.tsx'
import { ToastProvider, type ToastProviderProps } from '../primitives/toast/toast-provider.tsx'
import { HostProviders, type HostProvidersProps } from './host-providers.tsx'

export interface ContaproProviderProps extends HostProvidersProps {
  /** `contapro`, `contapro-dark`, `siscont`, or the name of a host's own theme. */
  readonly theme?: ThemeRootProps['theme']
  /** How tight controls and rows stand; without one the theme's own rhythm holds. */
  readonly density?: Density
  /** True when the page is ours: paints the canvas and fills the window. */
  readonly canvas?: boolean
  /** Where toasts show; at the top, and at the bottom right from 1024 px, unless told otherwise. */
  readonly toastPlace?: ToastProviderProps['place']
}

/**
 * What every connected widget needs above it: client, theme, texts, links, toasts. Several may stand side by side with
 * different companies, themes and texts; nothing is shared between them.
 */
export function ContaproProvider(props: ContaproProviderProps): JSX.Element {
  const { theme, density, canvas, toastPlace, children, ...host } = props
  return (
    <HostProviders {...host}>
      <ThemeRoot theme={theme} density={density} canvas={canvas}>
        <ToastProvider place={toastPlace}>{children}</ToastProvider>
      </ThemeRoot>
    </HostProviders>
  )
}
