import { clsx } from 'clsx'
import '../../theme/theme.css.ts'
import type { ComponentProps, JSX } from 'react'
import { TopLayer } from '../top-layer/top-layer.tsx'
import { canvas as canvasClass, root } from './theme-root.css.ts'

/** The themes that ship with the package. */
export type ThemeName = 'contapro' | 'contapro-dark' | 'siscont'
/** How tight controls and rows stand; without one the theme's own rhythm holds. */
export type Density = 'compact' | 'comfortable'

export interface ThemeRootProps extends ComponentProps<'div'> {
  /** A theme of the package, or the name of a host's own one. */
  readonly theme?: ThemeName | (string & {})
  readonly density?: Density
  /** True when the page is ours: paints the canvas and fills the window. A widget leaves the host's panel as it is. */
  readonly canvas?: boolean
}

/** Gives everything inside its theme, and the place where menus, tooltips and toasts open. Themes nest. */
export function ThemeRoot({
  theme = 'contapro',
  density,
  canvas = false,
  className,
  children,
  ...rest
}: ThemeRootProps): JSX.Element {
  return (
    <div
      lang="es-PE"
      {...rest}
      className={clsx(root, canvas && canvasClass, className)}
      data-cp-theme={theme}
      data-cp-density={density}
    >
      <TopLayer>{children}</TopLayer>
    </div>
  )
}
