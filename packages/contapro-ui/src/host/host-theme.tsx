import { type JSX, useEffect, useRef, useState } from 'react'
import { Banner } from '../primitives/banner/banner.tsx'
import { useTexts } from '../primitives/texts/texts.tsx'
import { ThemeRoot, type ThemeRootProps } from '../primitives/theme-root/theme-root.tsx'
import { note } from './host-theme.css.ts'
import { reportMessages } from './report.messages.ts'
import { useTellProblem } from './use-tell-problem.ts'

/** The themed root of a host's widgets. A theme that no style sheet declares is said, and Contapro's own stands in its place. */
export function HostTheme({ theme, children, ...rest }: ThemeRootProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null)
  const [unknown, setUnknown] = useState<string>()
  useEffect(() => {
    if (typeof theme === 'string' && root.current && !isDeclared(root.current)) setUnknown(theme)
  }, [theme])
  const isUnknown = unknown !== undefined && unknown === theme
  return (
    <ThemeRoot {...rest} ref={root} theme={isUnknown ? undefined : theme}>
      {isUnknown ? <ThemeUnknown /> : null}
      {children}
    </ThemeRoot>
  )
}

/** Every theme has its scales; its colours are what somebody declared under its name. Without our sheets nothing can be said. */
function isDeclared(root: HTMLElement): boolean {
  const style = getComputedStyle(root)
  const hasValue = (property: string): boolean => style.getPropertyValue(property) !== ''
  return hasValue('--cp-color-brand') || !hasValue('--cp-radius-lg')
}

function ThemeUnknown(): JSX.Element {
  const { themeUnknownTitle: title, themeUnknownText: text } = useTexts(reportMessages)
  useTellProblem('THEME_UNKNOWN', `${title}. ${text}`)
  return (
    <Banner tone="warning" title={title} className={note}>
      {text}
    </Banner>
  )
}
