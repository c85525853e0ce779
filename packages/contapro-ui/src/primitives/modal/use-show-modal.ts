import { type RefObject, useEffect, useLayoutEffect } from 'react'

type DialogRef = RefObject<HTMLDialogElement | null>

/** Where a form begins; of radios the one that is chosen, as with Tab. */
const FIRST_FIELD = ':is(input,select,textarea):not(:disabled,[type=hidden],[type=radio]:not(:checked),[tabindex="-1"])'

/**
 * Opens at once, at its top. The focus starts in the first field. Without fields it starts on the dialog itself, so that
 * its name and description are read and no key confirms anything by accident. The browser restores the focus at the end.
 */
export function useShowModal(ref: DialogRef): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    // While inert, the browser does not focus the first button and scroll to it: it can be in the footer.
    dialog.inert = true
    dialog.showModal()
    dialog.inert = false
    const start = dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog
    start.focus({ preventScroll: true })
    return () => dialog.close()
  }, [ref])
}

/** What had the focus may go when the content changes, for instance from a form to its result: it stays inside. */
export function useFocusInside(ref: DialogRef): void {
  useEffect(() => {
    const dialog = ref.current
    const root = dialog?.getRootNode() as Document | ShadowRoot | undefined
    if (dialog && !dialog.contains(root?.activeElement ?? null)) dialog.focus()
  })
}
