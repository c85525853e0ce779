import { CSPProvider } from '@base-ui/react/csp-provider'
import { createContext, type JSX, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { layer as layerClass } from './top-layer.css.ts'

/** Says that something opened in the layer, and answers how to say that it closed. */
type OpenInLayer = () => () => void

interface Layer {
  readonly element: HTMLElement | null
  readonly onOpen: OpenInLayer | undefined
}

const LayerContext = createContext<Layer | null>(null)

/** Props of `TopLayer`. */
interface TopLayerProps {
  readonly onOpen?: OpenInLayer
  readonly children?: ReactNode
}

/**
 * Wraps a themed root, or the content of a modal, which needs a layer of its own: everything outside of an open modal is
 * inert. The layer is shown when something opens in it.
 */
export function TopLayer({ onOpen, children }: TopLayerProps): JSX.Element {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const layer = useMemo(() => ({ element, onOpen }), [element, onOpen])
  return (
    <CSPProvider disableStyleElements>
      <LayerContext.Provider value={layer}>
        {children}
        <div ref={setElement} popover="manual" className={layerClass} />
      </LayerContext.Provider>
    </CSPProvider>
  )
}

/**
 * The element that portals use as container: above every transformed or clipping parent, inside the theme, the
 * shadow root and the open modal. Undefined until it is on the page. Each time `isOpen` becomes true, the layer is
 * raised above what the host raised before: a dialog, a popover, full screen.
 */
export function useTopLayer(isOpen = true): HTMLElement | undefined {
  const layer = useContext(LayerContext)
  useLayoutEffect(() => {
    if (!isOpen || !layer?.element) return undefined
    const { element, onOpen } = layer
    const onClose = onOpen?.()
    raise(element)
    // The host's dialog may be closed and shown again while the popup stays open. Tests in jsdom have no such observer.
    const observer = window.IntersectionObserver && new IntersectionObserver(() => raise(element))
    observer?.observe(element)
    return () => {
      onClose?.()
      observer?.disconnect()
    }
  }, [isOpen, layer])
  return layer?.element ?? undefined
}

/**
 * Puts a manual popover above everything in the browser's top layer, which is ordered by time of entry. Focus, scroll
 * positions and animations inside it do not change: the browser paints nothing between the two calls.
 */
export function raise(popover: HTMLElement | null): void {
  // A modal around it may be removed before an effect runs.
  if (!popover?.isConnected) return
  if (popover.matches(':popover-open')) popover.hidePopover()
  popover.showPopover?.()
}
