import { type Context, createContext, type RefObject, useCallback, useContext, useEffect, useState } from 'react'

/** Says that a modal is open, and answers how to say that it is closed. */
type ClaimModal = (modal: HTMLElement) => () => void

export const ClaimModalContext: Context<ClaimModal | undefined> = createContext<ClaimModal | undefined>(undefined)

/** The modal that was opened last, if one is open, and how modals say so. */
export function useClaimedModal(): readonly [HTMLElement | undefined, ClaimModal] {
  const [modals, setModals] = useState<readonly HTMLElement[]>([])
  const claim = useCallback<ClaimModal>((modal) => {
    setModals((open) => [...open, modal])
    return () => setModals((open) => open.filter((one) => one !== modal))
  }, [])
  return [modals.at(-1), claim]
}

/** For a modal: what stands outside of it can be neither pressed nor heard, so toasts come inside while it is open. */
export function useToastsInside(modal: RefObject<HTMLElement | null>): void {
  const claim = useContext(ClaimModalContext)
  useEffect(() => (modal.current ? claim?.(modal.current) : undefined), [claim, modal])
}
