import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as inPage, spyOn, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PurchaseVouchersPanel } from './purchase-vouchers-panel.tsx'
import { dataWith, inDollars, various } from './testing/sample-vouchers.ts'

const meta = {
  title: 'Funciones/Comprobantes, archivos que fallan',
  component: PurchaseVouchersPanel,
} satisfies Meta<typeof PurchaseVouchersPanel>

export default meta
type Story = StoryObj<typeof meta>

export const DescargaMasivaIncompleta: Story = {
  name: 'Descarga masiva incompleta',
  decorators: [
    withStoryHost({
      company: 0,
      api: {
        data: dataWith(various),
        answers: {
          downloadVoucherFiles: {
            zip_file: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
            missing_codes: [],
            failed: ['F001-4411', 'E001-7'].map((name) => ({ code: name, serie_number: name, message: '' })),
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Descarga masiva' }))
    await userEvent.click(await inPage.findByRole('menuitem', { name: 'Imágenes JPEG 1' }))
    const done = within(await inPage.findByRole('dialog', { name: 'Descarga completada' }))
    await expect(done.getByText(/No pudimos incluir 2 comprobantes: F001-4411, E001-7\.$/)).toBeInTheDocument()
  },
}

export const DescargaMasivaRechazada: Story = {
  name: 'Descarga masiva rechazada',
  decorators: [
    withStoryHost({ company: 0, api: { data: dataWith(various), scenarios: { downloadVoucherFiles: 'empty' } } }),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Descarga masiva' }))
    await userEvent.click(await inPage.findByRole('menuitem', { name: 'Imágenes JPEG 1' }))
    const failed = within(await inPage.findByRole('dialog', { name: 'No se completó la descarga' }))
    await expect(failed.getByText('Ninguno de los comprobantes tiene un archivo de este tipo.')).toBeInTheDocument()
  },
}

export const ComprobanteQueFalla: Story = {
  name: 'Comprobante que falla',
  decorators: [
    withStoryHost({ company: 0, api: { data: dataWith([inDollars]), scenarios: { getVoucherFile: 'error' } } }),
  ],
  beforeEach: () => {
    // A file that fails is written there (part 2 §8).
    const written = spyOn(console, 'error').mockImplementation(() => {})
    return () => written.mockRestore()
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ver la imagen de F001-4411' }))
    const preview = within(await inPage.findByRole('dialog', { name: 'F001-4411' }))
    await expect(await preview.findByRole('alert')).toHaveTextContent(
      'Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.',
    )
  },
}
