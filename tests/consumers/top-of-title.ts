import type { Locator } from '@playwright/test'

/** Distance of the title of a dialog from the top of its window or frame, in CSS pixels. Negative if it is scrolled out. */
export function topOfTitle(dialog: Locator): Promise<number> {
  return dialog
    .getByRole('heading')
    .first()
    .evaluate((title) => title.getBoundingClientRect().top)
}
