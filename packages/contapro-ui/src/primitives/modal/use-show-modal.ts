import { type RefObject, useEffect, useLayoutEffect } from 'react'

type DialogRef = RefObject<HTMLDialogElement | null>

/** Where a form begins; of radios the one that is chosen, as with Tab. */
const FIRST_FIELD =
  ':is(input, select, textarea):not(:disabled, [type=hidden], [type=radio]:not(:checked), [tabindex="-1"])'

/**
 * Opens at once, in the first field; without fields on the dialog itself, so that its name and its sentence are read and
 * nothing is confirmed by a key that was meant for the page. The browser gives the focus back at the end.
 */
export function useShowModal(ref: DialogRef): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return undefined
    dialog.showModal()
    const start = dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog
    start.focus()
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
