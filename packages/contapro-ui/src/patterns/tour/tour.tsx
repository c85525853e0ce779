import { type JSX, useState } from 'react'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import type { TourStep } from './tour-step.ts'

const overlay = onDemand(async () => (await import('./tour-overlay.tsx')).TourOverlay)

/** Fetches the tour while something else is open, so that it follows without a gap in which the page could be used. */
export const preloadTour: () => void = overlay.preload

/** Props of `Tour`. */
export interface TourProps {
  readonly open: boolean
  readonly steps: readonly TourStep[]
  /** 'Finalizar', × or Escape: the tour is over in any case. `finished` tells whether its last step was seen. */
  readonly onEnd: (end: { readonly finished: boolean }) => void
}

/** A guided tour over the page: what each step speaks of is lit, the rest waits. Fetched on first use. */
export function Tour({ open, steps, onEnd }: TourProps): JSX.Element | null {
  const [index, setIndex] = useState(0)
  const end = (finished: boolean): void => {
    setIndex(0)
    onEnd({ finished })
  }
  if (!open || steps.length === 0) return null
  return (
    <overlay.Part
      isWanted
      onFailure={() => end(false)}
      steps={steps}
      index={Math.min(index, steps.length - 1)}
      onMove={setIndex}
      onEnd={end}
    />
  )
}
