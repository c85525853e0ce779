import type { ReactNode } from 'react'

/** One thing that a toast offers to do. */
export interface ToastAction {
  readonly label: string
  /** The same in words for who cannot reach the toast in time. Without it the action is logged and not rendered. */
  readonly altText: string
  readonly onAction: () => void
}

/** What a toast says. */
export interface ToastOptions {
  readonly title: string
  readonly description?: ReactNode
  readonly tone?: 'success' | 'neutral' | 'destructive'
  readonly action?: ToastAction
}

/** Rules of the specification, part 1, section 2 (Toasts). */
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_PX = 50
