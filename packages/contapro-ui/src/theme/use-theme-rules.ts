import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the rules of a host's theme to the document or shadow root around an element, before it is painted. A
 * constructed sheet is script, not markup: `style-src 'self'` allows it.
 */
export function useThemeRules(ref: RefObject<HTMLElement | null>, css: string | undefined): void {
  useLayoutEffect(() => {
    const element = ref.current
    const view = element?.ownerDocument.defaultView
    if (!element || !view || css === undefined) return undefined
    const root = element.getRootNode() as Document | ShadowRoot
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [ref, css])
}
