import type { FrameLocator, Page } from '@playwright/test'

type Files = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]

/** The upload form in the frame of its page. */
export function uploadForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Formulario para subir archivos"]')
}

/** Chooses files in the upload form. */
export async function uploadFiles(page: Page, files: Files): Promise<FrameLocator> {
  const form = uploadForm(page)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: 'Elegir archivos' }).click(),
  ])
  await chooser.setFiles(files)
  return form
}
