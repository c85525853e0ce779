import { aVoucher } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PurchaseVouchersPanel } from './purchase-vouchers-panel.tsx'
import { englishPatterns } from './testing/patterns.en.ts'
import { dataWith } from './testing/sample-vouchers.ts'
import { englishUi } from './testing/ui.en.ts'
import { englishVouchers } from './testing/vouchers.en.ts'

/** What the vouchers themselves say is English too: a Spanish word can only be ours. */
const facts = { type_name: 'Invoice', supplier_business_name: 'Paper & Ink Ltd', item_description: ['Paper', 'Toner'] }

const receipt = aVoucher({
  ...facts,
  serie: 'B001',
  number: '77',
  issue_date: '2026-08-29',
  status: 'gasto no deducible',
  status_reasons: [{ code: 'BOLETA_OVER_LIMIT', message: 'La boleta excede el límite.', fitting_amount: '13.72' }],
  igv_credit: 'no',
  igv_credit_reasons: [{ code: 'TYPE_WITHOUT_CREDIT', message: 'No da derecho a crédito.' }],
  igv_credit_amount: '0.00',
})

const dollars = aVoucher({
  ...facts,
  serie: 'F002',
  number: '900',
  currency: 'USD',
  flag_missing_exchange_rate: true,
  status: 'observado',
})

const meta = {
  title: 'Funciones/Comprobantes en otro idioma',
  component: PurchaseVouchersPanel,
  args: { showSummary: true },
  decorators: [
    withStoryHost({
      company: 0,
      locale: 'en-US',
      messages: { ...englishVouchers, ...englishPatterns },
      uiMessages: englishUi,
      api: { data: dataWith([receipt, dollars, aVoucher(facts)]) },
    }),
  ],
} satisfies Meta<typeof PurchaseVouchersPanel>

export default meta
type Story = StoryObj<typeof meta>

/** A second language is a file of texts and a locale; no code knows of it. */
export const SinPalabrasEnEspanol: Story = {
  name: 'Sin palabras en español',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('08/29/2026')).toBeVisible()
    await expect(screen.getByText(/^US\$\s1,000\.00/)).toBeVisible()
    expectNoSpanish(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const filter = within(await screen.findByRole('dialog', { name: 'Filter by' }))
    await waitFor(() => expect(filter.getByRole('radio', { name: 'Under review' })).toBeEnabled())
    expectNoSpanish(canvasElement)
    await userEvent.keyboard('{Escape}')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by series and number' }), 'f001-a')
    await expect(await screen.findByText('Wrong format. Example: F001-0001.')).toBeVisible()
    expectNoSpanish(canvasElement)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select B001-77' }))
    await expect(screen.getByText('1 selected')).toBeVisible()
    expectNoSpanish(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: 'Download report' }))
    const report = within(await screen.findByRole('dialog', { name: 'Download your report' }))
    expectNoSpanish(canvasElement)
    await userEvent.click(report.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'See B001-77' }))
    const detail = within(await screen.findByRole('dialog', { name: 'B001-77' }))
    await waitFor(() => expect(detail.getByText('Adds nothing to the input VAT of August 2026')).toBeVisible())
    await expect(
      detail.getByText(/The receipt is over the limit of the year\. S\/ 13\.72 of it still fits\./),
    ).toBeVisible()
    expectNoSpanish(canvasElement)
    await userEvent.click(detail.getByRole('button', { name: 'Close' }))
  },
}

/** Words that any Spanish sentence of ours has one of, and letters that English has not. */
const SPANISH =
  /[áéíóúñ¿¡]|\b(?:de|del|la|las|los|el|un|una|por|para|con|sin|y|o|en|al|ver|agosto|ago|estado|serie|buscar|filtrar|limpiar|cerrar|tipo|soles|cliente|proveedor|importe|base|moneda|archivos|columnas|densidad|gasto|observado|seleccionados?|descargar?|reporte|anterior|siguiente|periodo)\b/i

/** Everything that is read or said; the company's own name is data. */
function expectNoSpanish(root: HTMLElement): void {
  const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-roledescription']
  const said = [...root.querySelectorAll('*')].flatMap((node) =>
    attributes.map((name) => node.getAttribute(name) ?? ''),
  )
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const read: string[] = []
  while (walker.nextNode()) read.push(walker.currentNode.textContent ?? '')
  const spanish = [...said, ...read].filter((text) => SPANISH.test(text) && !/ANDINA|Andina/.test(text))
  if (spanish.length > 0) throw new Error(`still Spanish: ${spanish.join(' | ')}`)
}
