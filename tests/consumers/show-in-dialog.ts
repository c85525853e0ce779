import type { Locator } from '@playwright/test'

/** Moves a mounted part of the page into a modal dialog of the host, and returns the dialog. */
export async function showInDialog(part: Locator): Promise<Locator> {
  await part.evaluate((element) => {
    const dialog = document.createElement('dialog')
    dialog.id = 'of-host'
    element.before(dialog)
    dialog.append(element)
    dialog.showModal()
  })
  return part.page().locator('#of-host')
}

/** Puts what is in the dialog back onto the page. */
export function endDialog(dialog: Locator): Promise<void> {
  return dialog.evaluate((element) => element.replaceWith(...element.childNodes))
}

/** Closes the dialog and shows it again. */
export function showAgain(dialog: Locator): Promise<void> {
  return dialog.evaluate((element: HTMLDialogElement) => {
    element.close()
    element.showModal()
  })
}
