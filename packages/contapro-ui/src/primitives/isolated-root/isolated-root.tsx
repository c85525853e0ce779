import { type JSX, type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

/** Props of `IsolatedRoot`. */
export interface IsolatedRootProps {
  /**
   * Addresses of `@contapro/ui/styles.css` and `@contapro/ui/overlays.css` (or of copies), from the host's own origin, and
   * of `pages.css` for whole pages; one address where the host made one file of them.
   */
  readonly styleSheet: string | readonly string[]
  readonly children?: ReactNode
}

/** The page's rules reach the element itself: importance inside a shadow root is stronger than any outside of it. */
const hostRules = ':host{all:initial!important;display:block!important}'

/**
 * A shadow root for a page whose own rules (`* { all: unset }`, an unlayered reset) would win over everything in a
 * layer. Nothing of the page's CSS comes in but custom properties, and nothing goes out. Rendered in the browser only.
 */
export function IsolatedRoot({ styleSheet, children }: IsolatedRootProps): JSX.Element {
  const [shadow, setShadow] = useState<ShadowRoot>()
  const sheets = typeof styleSheet === 'string' ? [styleSheet] : styleSheet
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const attach = useCallback((host: HTMLDivElement | null) => {
    const view = host?.ownerDocument.defaultView
    if (!host || !view) return
    if (host.shadowRoot) {
      setShadow(host.shadowRoot)
      return
    }
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(hostRules)
    root.adoptedStyleSheets = [sheet]
    setShadow(root)
  }, [])
  const settle = (sheet: string): void => setSettled((before) => new Set(before).add(sheet))
  return (
    <div ref={attach}>
      {shadow
        ? createPortal(
            <>
              {sheets.map((sheet) => (
                <link
                  key={sheet}
                  rel="stylesheet"
                  href={sheet}
                  onLoad={() => settle(sheet)}
                  onError={() => settle(sheet)}
                />
              ))}
              <div hidden={sheets.some((sheet) => !settled.has(sheet))}>{children}</div>
            </>,
            shadow,
          )
        : null}
    </div>
  )
}
