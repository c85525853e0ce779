import { CSPProvider } from '@base-ui/react/csp-provider'
import { createContext, type JSX, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { layer as layerClass } from './top-layer.css.ts'

const LayerContext = createContext<HTMLElement | null>(null)

/**
 * Wraps a themed root, or the content of a modal, which needs a layer of its own: everything outside of an open modal is
 * inert. The layer is shown when something opens in it.
 */
export function TopLayer({ children }: { readonly children?: ReactNode }): JSX.Element {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <CSPProvider disableStyleElements>
      <LayerContext.Provider value={layer}>
        {children}
        <div ref={setLayer} popover="manual" className={layerClass} />
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
    if (!isOpen || !layer) return undefined
    raise(layer)
    // The host's dialog may be closed and shown again while the popup stays open. Tests in jsdom have no such observer.
    const observer = window.IntersectionObserver && new IntersectionObserver(() => raise(layer))
    observer?.observe(layer)
    return () => observer?.disconnect()
  }, [isOpen, layer])
  return layer ?? undefined
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
