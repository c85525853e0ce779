import { aPdt621, aPdt621Box, aPdtReport, aVoucher } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PdtPanel } from './pdt-panel.tsx'

const meta = {
  title: 'Funciones/Informe PDT',
  component: PdtPanel,
  decorators: [withStoryHost({ company: 0 })],
  args: { onSideChange: fn() },
} satisfies Meta<typeof PdtPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The sample month (domain/sample-month, expected.json). */
const purchases = withStoryHost({ company: 0, api: { answers: { getPdtReport: aPdtReport() } } })

export const Compras: Story = {
  decorators: [purchases],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('region', { name: 'IGV 10.5%' })
    await expect(card).toHaveTextContent(/Base imponible.*S\/ 200\.00.*IGV.*S\/ 21\.00/)
    await expect(canvas.getByRole('region', { name: 'Importe no gravado' })).toHaveTextContent('S/ 909.00')
    await expect(canvas.getByRole('region', { name: 'Percepciones' })).toHaveTextContent('1 comprobanteS/ 23.60')
    await expect(canvas.getByRole('link', { name: 'Ver retenciones' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/retentions\?businessUuid=.+&taxPeriod=/),
    )
    await expect(canvas.queryByRole('region', { name: 'IVAP 4%' })).toBeNull()
  },
}

export const Ventas: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Ventas' }))
    await expect(args.onSideChange).toHaveBeenCalledWith('VENTA')
    await expect(await canvas.findByRole('region', { name: 'IGV 18%' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Adicionales' })).toBeNull()
  },
}

export const ConIvap: Story = {
  name: 'Con IVAP',
  decorators: [
    withStoryHost({
      company: 0,
      api: { answers: { getPdtReport: aPdtReport({ ivap_taxable_amount: '1000.00', ivap_amount: '40.00' }) } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('region', { name: 'IVAP 4%' })
    await expect(card).toHaveTextContent(/Base imponible.*S\/ 1,000\.00.*IVAP.*S\/ 40\.00/)
  },
}

/** A month whose credit notes exceed its purchases: what 108 does not take goes to the next one. */
export const ConArrastre: Story = {
  name: 'Con notas de crédito que se arrastran',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        answers: {
          getPdt621: aPdt621({
            tax_period: '202609',
            boxes: [
              aPdt621Box({ box: '102', section: 'ventas', received_amount: '500.00' }),
              aPdt621Box({ box: '108', sum: '-72.00', left_amount: '72.00', value: 0, difference: '0.00' }),
              aPdt621Box({
                box: '110',
                received_amount: '400.00',
                flag_stated: true,
                stated_entry: { entered_by: 'Rosa Elena Quispe Mamani', entered_at: '2026-09-03T15:20:00Z' },
              }),
            ],
            positive_balance_amount: '1997.60',
            positive_balance_rounding: '0.40',
            interrupted_carry: { after_period: '202605', from_period: '202606', to_period: '202608' },
          }),
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = within(await canvas.findByRole('region', { name: 'Formulario 621' }))
    const left = 'S/ 72.00 de notas de crédito que la casilla 108 no admite: se arrastran a octubre 2026'
    await expect(await form.findByText(left)).toBeVisible()
    await expect(form.getByText('Menos S/ 400.00 de notas de crédito que vienen de agosto 2026')).toBeVisible()
    await expect(
      form.getByText('Ingresado en los ajustes por Rosa Elena Quispe Mamani el 03/09/2026 10:20'),
    ).toBeVisible()
    await expect(
      form.getByText(/saldo exacto S\/ 1,997\.60; diferencia por el redondeo de SUNAT S\/ 0\.40/),
    ).toBeVisible()
    await expect(form.getByText(/es nuestra lectura de la norma/)).toBeVisible()
    await expect(form.getByText('Más S/ 500.00 de notas de crédito que vienen de agosto 2026')).toBeVisible()
    await expect(form.getByText('Falta cargar junio 2026 – agosto 2026')).toBeVisible()
    await expect(form.getByRole('link', { name: 'Ingresarlo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/section=stated_carries/),
    )
  },
}

/** Perceptions of months without a register: one click includes them in box 168, another takes them out. */
export const ConPercepcionesSinIncluir: Story = {
  name: 'Con percepciones de meses sin registro',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        answers: {
          getPdt621: aPdt621({
            tax_period: '202609',
            boxes: [
              aPdt621Box({ box: '168', section: 'determinacion', formula: '164 del periodo anterior', sum: null }),
            ],
            left_out_withholdings: [
              {
                box: '168',
                months: [
                  { tax_period: '202607', amount: '23.60' },
                  { tax_period: '202608', amount: '47.20' },
                ],
                left: { tax_period: '202606', amount: '320.00' },
                value: 391,
              },
            ],
          }),
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('region', { name: 'Formulario 621' }))
    const note =
      /S\/.23\.60 de julio 2026 y S\/.47\.20 de agosto 2026; y lo que dejó el formulario: S\/.320\.00 de junio 2026$/
    await expect(await form.findByText(note)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Incluir en la casilla 168' }))
    await expect(await screen.findByText('Incluido en la casilla 168')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await expect(await screen.findByText('La casilla 168 quedó como antes')).toBeInTheDocument()
  },
}

export const Copia: Story = {
  name: 'Copia un importe',
  decorators: [purchases],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar IGV 18%' }))
    await waitFor(() => expect(screen.getByText('Copiado al portapapeles')).toBeVisible())
    await expect(screen.getByText('IGV 18%: 2070.43')).toBeVisible()
    await expect(await navigator.clipboard.readText()).toBe('2070.43')
  },
}

/** A box that follows from others has no vouchers. */
const derived = {
  section: 'determinacion',
  sum: null,
  difference: null,
  vouchers_count: null,
  vouchers_address: null,
} as const

const form = aPdt621({
  boxes: [
    aPdt621Box({ box: '100', section: 'ventas', label: 'Ventas netas gravadas', value: 12_163, sum: '12163.33' }),
    aPdt621Box({ box: '107', value: 10_002, sum: '10002.37', difference: '-0.37', vouchers_count: 8 }),
    aPdt621Box({ ...derived, box: '140', label: 'Impuesto resultante', formula: '131 − 178', value: -120 }),
    aPdt621Box({ ...derived, box: '145', label: 'Saldo a favor del periodo anterior', value: 300 }),
  ],
  positive_balance_period: '202607',
  flag_prorrata_missing: true,
})

export const Formulario: Story = {
  name: 'Formulario 621: casilla, suma y diferencia',
  decorators: [withStoryHost({ company: 0, api: { answers: { getPdt621: form } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const section = await canvas.findByRole('region', { name: 'Compras' })
    const row = within(section).getByText('107').closest('tr')
    await expect(row).toHaveTextContent(/S\/ 10,002\.37.*10,002.*S\/ −0\.37/)
    const end = canvas.getByRole('region', { name: 'Determinación del impuesto' })
    await expect(end).toHaveTextContent('= 131 − 178')
    await expect(end).toHaveTextContent('Viene de julio 2026')
    await expect(canvas.getByText('Falta el coeficiente de prorrata')).toBeVisible()
  },
}

const offBox = aPdt621Box({
  box: '101',
  section: 'ventas',
  label: 'Ventas netas gravadas: tributo',
  base_box: '100',
  sum: '1980.00',
  value: 1_800,
  difference: '-180.00',
  flag_off: true,
})
const offVoucher = { ...aVoucher({ operation_type: 'VENTA' }), box_amount: '1980.00', box_difference: '-180.00' }

export const Diferencia: Story = {
  name: 'Una diferencia que no es redondeo',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        answers: {
          getPdt621: aPdt621({
            boxes: [offBox],
            positive_balance_amount: '500.00',
            positive_balance_rounding: '-180.00',
            positive_balance_off_periods: ['202606', '202607'],
          }),
          listPdt621Vouchers: {
            data: [offVoucher],
            metadata: { pagination: { total_items: 1, total_pages: 1 } },
            summary: { total_items: 1, box_amount: '1980.00' },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const section = within(await canvas.findByRole('region', { name: 'Ventas' }))
    await expect(section.getByText('No es redondeo')).toBeVisible()
    await expect(
      canvas.getByText(
        /diferencia S\/ −180\.00, que no es solo redondeo: revisa las casillas de junio 2026 y julio 2026/,
      ),
    ).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: /cuyo IGV no corresponde a su base en la casilla 101/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Diferencia de la casilla 101' }))
    await waitFor(() => expect(dialog.getAllByRole('row').at(-1)).toHaveTextContent(/S\/ −180\.00/))
  },
}

export const Rastro: Story = {
  name: 'Los comprobantes de una casilla',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [button] = await canvas.findAllByRole('button', { name: /de la casilla 107/ })
    const count = Number(/^\d+/.exec(button?.getAttribute('aria-label') ?? '')?.[0])
    if (button) await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Comprobantes de la casilla 107' }))
    await waitFor(() => expect(dialog.getByText(/Suma de la casilla/)).toBeVisible())
    await waitFor(() => expect(dialog.getAllByRole('row', { hidden: true })).toHaveLength(Math.min(count, 10) + 1))
  },
}

export const SinDatos: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getPdtReport: 'empty', getPdt621: 'empty' } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No hay información en el periodo. Seleccione otro periodo.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Formulario 621' })).toBeNull()
  },
}

export const Cargando: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getPdtReport: 'slow', getPdt621: 'slow' } } })],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('status', { name: 'Cargando el informe...' }),
    ).toBeInTheDocument()
  },
}

export const Fallo: Story = {
  name: 'Fallo al cargar',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { getPdtReport: 'error', getPdt621: 'error' } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No pudimos cargar el informe')).toBeVisible()
    await expect(await canvas.findByText('No pudimos cargar las casillas')).toBeVisible()
  },
}
