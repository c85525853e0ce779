import { type JSX, type ReactNode, useEffect } from 'react'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import { whenIdle } from '../../primitives/on-demand/when-idle.ts'

const opened = onDemand(async () => (await import('./open-side-sheet.tsx')).OpenSideSheet)

/** Props of `SideSheet`. */
export interface SideSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The sidebar's entries. */
  readonly children: ReactNode
  /** Who is signed in, and the way out. */
  readonly footer?: ReactNode
}

/** The menu of narrow windows: slides in from the side, the page behind is inert. Its code is fetched in idle time. */
export function SideSheet({ open, ...props }: SideSheetProps): JSX.Element | null {
  useEffect(() => whenIdle(opened.preload), [])
  return open ? <opened.Part isWanted onFailure={props.onClose} {...props} /> : null
}
