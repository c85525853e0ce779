import { clsx } from 'clsx'
import {
  createContext,
  type JSX,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { raise } from '../top-layer/top-layer.tsx'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import { bottom, top, viewport } from './toast.css.ts'
import { ClaimModalContext, useClaimedModal } from './claimed-modal.ts'
import { ToastCard } from './toast-card.tsx'
import type { ToastOptions } from './toast-options.ts'

/** Shows and takes away the one toast. */
export interface Toasts {
  /** Shows a toast; one that is there gives way. */
  readonly show: (toast: ToastOptions) => void
  readonly dismiss: () => void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

/** Props of `ToastProvider`. */
export interface ToastProviderProps {
  /** Without one: at the top, and at the bottom right from 1024 px. */
  readonly place?: 'top' | 'bottom'
  /** Hears of a toast that a developer got wrong. Without one it goes to the browser's console. */
  readonly onProblem?: (problem: string) => void
  readonly children?: ReactNode
}

function logProblem(problem: string): void {
  // oxlint-disable-next-line no-console -- a developer's mistake, which the specification wants logged
  console.error(problem)
}

/** Gives everything inside its toasts: one at a time, above all else, modals too. */
export function ToastProvider({ place, onProblem = logProblem, children }: ToastProviderProps): JSX.Element {
  const [current, setCurrent] = useState<ToastOptions & { readonly id: number }>()
  const count = useRef(0)
  const dismiss = useCallback(() => setCurrent(undefined), [])
  const show = useCallback(
    (toast: ToastOptions) => {
      const isMute = toast.action !== undefined && toast.action.altText.trim() === ''
      if (isMute) onProblem('Toast action without altText: say in words what the action does. It is not rendered.')
      count.current += 1
      setCurrent({ ...toast, action: isMute ? undefined : toast.action, id: count.current })
    },
    [onProblem],
  )
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss])
  const [modal, claimModal] = useClaimedModal()
  const shown = (
    <ToastViewport place={place} newest={current?.id}>
      {current ? <ToastCard key={current.id} {...current} onClose={dismiss} /> : null}
    </ToastViewport>
  )
  return (
    <ToastContext.Provider value={toasts}>
      <ClaimModalContext.Provider value={claimModal}>{children}</ClaimModalContext.Provider>
      {modal ? createPortal(shown, modal) : shown}
    </ToastContext.Provider>
  )
}

interface ToastViewportProps {
  readonly place?: 'top' | 'bottom'
  readonly newest?: number
  readonly children: ReactNode
}

/** Where the toast stands. */
function ToastViewport({ place, newest, children }: ToastViewportProps): JSX.Element {
  const ref = useRef<HTMLElement>(null)
  const messages = useUiMessages()
  return (
    <section
      ref={ref}
      popover="manual"
      aria-live="polite"
      aria-label={messages.notifications}
      className={clsx(viewport, place === 'bottom' && bottom, place === 'top' && top)}
    >
      <Raise key={`raise-${newest}`} box={ref} />
      {children}
    </section>
  )
}

/** Each new toast brings the viewport to the end of the top layer, above a modal that opened meanwhile. */
function Raise({ box }: { readonly box: RefObject<HTMLElement | null> }): null {
  // The modal that it hung from may be removed before this runs; it is put elsewhere then, and raised there.
  useEffect(() => raise(box.current), [box])
  return null
}

/** The toasts of the provider around. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it: wrap the app or the widget in one.')
  return toasts
}
