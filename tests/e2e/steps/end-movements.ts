import type { Page } from '@playwright/test'

/** Brings what fades or moves in, and ends, to its end in a page and its frames: half faded text has half its contrast. */
export async function endMovements(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(finishAnimations)))
}

/** Runs in the page. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
