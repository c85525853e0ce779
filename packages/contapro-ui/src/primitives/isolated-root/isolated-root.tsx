import { type JSX, type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

/** Props of `IsolatedRoot`. */
export interface IsolatedRootProps {
  /**
   * Address of `@contapro/ui/styles.css` (or of a copy of it), from the host's own origin. Whole pages need the rules of
   * `pages.css` in the same file.
   */
  readonly styleSheet: string
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
  const [isStyled, setStyled] = useState(false)
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
  const show = (): void => setStyled(true)
  return (
    <div ref={attach}>
      {shadow
        ? createPortal(
            <>
              <link rel="stylesheet" href={styleSheet} onLoad={show} onError={show} />
              <div hidden={!isStyled}>{children}</div>
            </>,
            shadow,
          )
        : null}
    </div>
  )
}
