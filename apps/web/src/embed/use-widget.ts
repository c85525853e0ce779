import type { FrameWidget } from '@contapro/sdk/frame'
import { useEffect, useState } from 'react'
import { loadWidget, type Widget } from './widgets.ts'

/** The widget of a name once its code has come. Code that did not come is told: a browser does not fetch it again. */
export function useWidget(name: FrameWidget, onUnavailable: () => void): Widget | undefined {
  const [loaded, setLoaded] = useState<{ readonly widget: Widget }>()
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      const widget = await loadWidget(name)
      if (!isGone) setLoaded({ widget })
    }
    load().catch((error: unknown) => {
      reportError(error)
      if (!isGone) onUnavailable()
    })
    return () => {
      isGone = true
    }
  }, [name, onUnavailable])
  return loaded?.widget
}
