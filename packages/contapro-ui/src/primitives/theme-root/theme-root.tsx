import { clsx } from 'clsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import '../../theme/theme.css.ts'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
  useImperativeHandle,
  useRef,
} from 'react'
import type { ContaproTheme } from '../../theme/create-contapro-theme.ts'
import type { Density, ThemeName } from '../../theme/theme-name.ts'
import { useThemeRules } from '../../theme/use-theme-rules.ts'
import { TopLayer } from '../top-layer/top-layer.tsx'
import { canvas as canvasClass, root } from './theme-root.css.ts'
import { useIsOnPaper } from './use-is-on-paper.ts'

const darkThemes: readonly unknown[] = ['contapro-dark', 'siscont'] satisfies ThemeName[]

/** Props of `ThemeRoot`. */
export interface ThemeRootProps extends ComponentPropsWithoutRef<'div'> {
  /** A theme of the package, one made by `createContaproTheme`, or the name of one that the host's own CSS declares. */
  readonly theme?: ThemeName | ContaproTheme | (string & {})
  readonly density?: Density
  /** True when the page is ours: paints the canvas and fills the window. A widget leaves the host's panel as it is. */
  readonly canvas?: boolean
}

/**
 * Gives everything inside its theme, and the place where menus, tooltips and toasts open. Themes nest. Paper is light, whatever
 * the theme of the screen.
 */
export const ThemeRoot: ForwardRefExoticComponent<ThemeRootProps & RefAttributes<HTMLDivElement>> = forwardRef(
  function ThemeRoot({ theme = 'contapro', density, canvas = false, className, children, ...rest }, ref) {
    const locale = useLocale()
    const element = useRef<HTMLDivElement>(null)
    const shown = useThemeOfMedium(theme)
    const own = typeof shown === 'string' ? undefined : shown
    useThemeRules(element, own?.css)
    useImperativeHandle(ref, () => element.current as HTMLDivElement, [])
    return (
      <div
        lang={locale}
        {...rest}
        ref={element}
        className={clsx(root, canvas && canvasClass, className)}
        data-cp-theme={own?.base ?? shown}
        data-cp-brand={own?.id}
        data-cp-density={density ?? own?.density}
      >
        <TopLayer>{children}</TopLayer>
      </div>
    )
  },
)

/** On paper the light theme, in the place of a dark one of ours. */
function useThemeOfMedium(theme: ThemeRootProps['theme'] & {}): ThemeRootProps['theme'] & {} {
  const isOnPaper = useIsOnPaper()
  const base = typeof theme === 'string' ? theme : theme.base
  return isOnPaper && darkThemes.includes(base) ? 'contapro' : theme
}
