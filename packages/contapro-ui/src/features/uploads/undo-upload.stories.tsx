import type { Upload } from '@contapro/sdk'
import { anErrorAnswer, anUpload, anUploadFile, type MockData, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { UploadBatchView } from './upload-batch-view.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { form } from './uploads.css.ts'

const meta = {
  title: 'Funciones/Subir archivos/Deshacer',
  component: UploadPanel,
} satisfies Meta<typeof UploadPanel>

export default meta
type Story = StoryObj<typeof meta>

const requested = { requested_by: 'Ana Pérez', requested_at: '2026-11-28T15:05:00Z' }
const undoable = { can_undo: true, vouchers_changed: 37, igv_change: '-1234.50' }
const register = anUploadFile({ name: '20990000019-RCE-202608.txt', rows_read: 37, vouchers_new: 37 })

const inCard = (upload: Partial<Upload>) => (
  <Card>
    <div className={form}>
      <UploadBatchView
        businessUuid="1"
        files={[]}
        batch={{
          state: 'received',
          error: null,
          onRetry: fn(),
          upload: anUpload({ ...undoable, files: [register], ...upload }),
        }}
        onDismiss={fn()}
        onRepeat={fn()}
      />
    </div>
  </Card>
)

export const SePuedeDeshacer: Story = {
  name: 'Se puede deshacer',
  decorators: [withStoryHost()],
  render: () => inCard({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cambió 37 comprobantes, S/ −1,234.50 de IGV.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver el reporte' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toBeEnabled()
  },
}

export const Deshaciendo: Story = {
  decorators: [withStoryHost()],
  render: () =>
    inCard({ state: 'processing', progress: 40, can_undo: false, undo: { ...requested, state: 'running' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deshaciendo la subida…')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Deshaciendo la subida…' })).toHaveValue(40)
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  },
}

export const Deshecha: Story = {
  decorators: [withStoryHost()],
  render: () => inCard({ can_undo: false, undo: { ...requested, state: 'done' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tus cifras están como si nunca la hubieras subido.')).toBeVisible()
    await expect(canvas.queryByText(/^Cambió/)).not.toBeInTheDocument()
  },
}

export const NoSePudoDeshacer: Story = {
  name: 'No se pudo deshacer',
  decorators: [withStoryHost()],
  render: () => inCard({ undo: { ...requested, state: 'failed' } }),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos deshacer la subida')
    await expect(alert).toHaveTextContent('No cambió nada. Vuelve a intentarlo.')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

/** Sends a file, as an accountant chooses it. */
async function choose(canvasElement: HTMLElement, name: string): Promise<void> {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('The drop area is not there yet.')
    return found
  })
  await userEvent.upload(input, new File(['20990000019|202608'], name), { applyAccept: false })
}

export const DeshaceYRepite: Story = {
  name: 'Deshace una subida y la vuelve a procesar',
  decorators: [withStoryHost({ company: 3 })],
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, '20990000019-RCE-202608.txt')
    await expect(await canvas.findByText(/^Cambió \d+ comprobantes, S\/\s−[\d,]+\.\d\d de IGV\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }))
    await expect(await canvas.findByText('Deshaciendo la subida…')).toBeVisible()
    await expect(await canvas.findByText('Subida deshecha')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a procesar' }))
    await expect(await canvas.findByText('Archivo leído')).toBeVisible()
    await expect(canvas.queryByText('Subida deshecha')).not.toBeInTheDocument()
    const history = within(canvas.getByRole('region', { name: 'Subidas anteriores' }))
    await expect(await history.findByText('Deshecha')).toBeVisible()
  },
}

export const Rechazado: Story = {
  name: 'El servidor no la deshace',
  decorators: [withStoryHost({ company: 3, api: { scenarios: { undoUpload: 'error' } } })],
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, '20990000019-RCE-202608.txt')
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos deshacer la subida')
    await expect(alert).toHaveTextContent(anErrorAnswer('INTERNAL_ERROR').message)
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

const history = (): MockData => {
  const data = someMockData()
  const uuid = data.businesses[0]?.uuid ?? ''
  const files = [register]
  data.uploads.set(uuid, [
    anUpload({ upload_uuid: '1', files: [{ ...register, name: '20990000019-RCE-202607.txt' }], ...undoable }),
    anUpload({ upload_uuid: '2', files, undo: { ...requested, state: 'done' } }),
    anUpload({ upload_uuid: '3', files, state: 'processing', progress: 50, undo: { ...requested, state: 'running' } }),
    anUpload({ upload_uuid: '4', files, ...undoable, undo: { ...requested, state: 'failed' } }),
    anUpload({ upload_uuid: '5', files }),
  ])
  return data
}

export const Historial: Story = {
  decorators: [withStoryHost({ company: 0, api: { data: history } })],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Subidas anteriores' }))
    await list.findByText('Deshecha')
    const [first, second, third, fourth, fifth] = [...list.getAllByRole('group')].map((entry) => within(entry))
    for (const summary of list.getAllByText(/-RCE-/, { selector: 'summary *' })) {
      await userEvent.click(summary)
    }
    await expect(first?.getByText('Cambió 37 comprobantes, S/ −1,234.50 de IGV.')).toBeVisible()
    await expect(second?.getByText('Deshecha por Ana Pérez el 28/11/2026 10:05')).toBeVisible()
    await expect(third?.getByText('Deshaciendo')).toBeVisible()
    await expect(third?.getByRole('progressbar', { name: 'Deshaciendo la subida…' })).toHaveValue(50)
    await expect(fourth?.getByText('No pudimos deshacer la subida')).toBeVisible()
    await expect(fifth?.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const DesdeElHistorial: Story = {
  name: 'Deshace y repite desde el historial',
  decorators: [withStoryHost({ company: 0, api: { data: history } })],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Subidas anteriores' }))
    await list.findByText('Deshecha')
    const summary = list.getByText('20990000019-RCE-202607.txt', { selector: 'summary *' })
    const entry = within(summary.closest('details') ?? summary)
    await userEvent.click(summary)
    await userEvent.click(entry.getByRole('button', { name: 'Deshacer' }))
    await expect(await entry.findByText(/^Deshecha por .+ el \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible()
    await userEvent.click(entry.getByRole('button', { name: 'Volver a procesar' }))
    await waitFor(() => expect(entry.queryByRole('button', { name: 'Volver a procesar' })).not.toBeInTheDocument())
    const panel = within(canvas.getByRole('region', { name: 'Subir archivos' }))
    await expect(await panel.findByText('Archivo leído')).toBeVisible()
  },
}
