import { CSPProvider } from '@base-ui/react/csp-provider'
import { createContext, type JSX, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { layer } from './top-layer.css.ts'

const LayerContext = createContext<HTMLElement | undefined>(undefined)

/**
 * The element that portals use as container: above every transformed or clipping parent, inside the theme, the
 * shadow root and the open modal. Undefined until the layer is shown.
 */
export function useTopLayer(): HTMLElement | undefined {
  return useContext(LayerContext)
}

/**
 * Wraps a themed root, or the content of a modal. It is shown in an effect, after `showModal()`: what enters the top
 * layer later stands above, so a modal needs a layer of its own.
 */
export function TopLayer({ children }: { readonly children?: ReactNode }): JSX.Element {
  const ref = useRef<HTMLDivElement>(null)
  const [element, setElement] = useState<HTMLElement>()
  useEffect(() => {
    const node = ref.current
    // A modal around it may be gone again before this runs.
    if (!node?.isConnected) return
    if (!node.matches(':popover-open')) node.showPopover?.()
    setElement(node)
  }, [])
  return (
    <CSPProvider disableStyleElements>
      <LayerContext.Provider value={element}>
        {children}
        <div ref={ref} popover="manual" className={layer} />
      </LayerContext.Provider>
    </CSPProvider>
  )
}
