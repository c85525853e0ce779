import type { Meta, StoryObj } from '@storybook/react-vite'
import { type JSX, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import type { ModalState } from '../../primitives/modal/state-modal.tsx'
import { MassDownloadMenu } from './mass-download-menu.tsx'
import { MassDownloadModal } from './mass-download-modal.tsx'
import { ReportDownloadModal, type ReportDownloadModalProps } from './report-download-modal.tsx'

const onDownload = fn()

function Download({ state, ...rest }: Partial<ReportDownloadModalProps>): JSX.Element {
  const [current, setCurrent] = useState<ModalState>(state ?? 'open')
  return (
    <>
      <Button onClick={() => setCurrent('open')}>Descargar reporte</Button>
      <ReportDownloadModal
        periods={['202608', '202607']}
        {...rest}
        state={current}
        onDownload={(choice) => {
          onDownload(choice)
          setCurrent('loading')
        }}
        onClose={() => setCurrent('closed')}
      />
    </>
  )
}

const meta = { title: 'Patrones/Descarga', component: Download } satisfies Meta<typeof Download>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Abierta: Story = {
  play: async ({ canvas, userEvent }) => {
    const modal = await dialog('Descarga tu reporte')
    await expect(modal.getAllByRole('radio')).toHaveLength(5)
    await expect(modal.getByRole('radio', { name: 'Compras ContaPro' })).toBeChecked()
    await userEvent.click(modal.getByRole('radio', { name: 'Ventas RVIE' }))
    await userEvent.selectOptions(modal.getByRole('combobox', { name: 'Periodo' }), 'Julio 2026')
    await userEvent.click(modal.getByRole('button', { name: 'Cerrar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar reporte' }))
    const again = await dialog('Descarga tu reporte')
    await expect(again.getByRole('radio', { name: 'Compras ContaPro' })).toBeChecked()
    await userEvent.click(again.getByRole('radio', { name: 'Siscont' }))
    await userEvent.click(again.getByRole('button', { name: 'Descargar Archivo' }))
    await expect(onDownload).toHaveBeenLastCalledWith({
      taxPeriod: '202608',
      file: 'siscont',
      isZipped: false,
      isWhole: false,
    })
    await expect(
      (await dialog('Generando')).getByText('Este proceso puede tardar hasta unos minutos.'),
    ).toBeInTheDocument()
  },
}

export const Ayuda: Story = {
  play: async ({ userEvent }) => {
    const modal = await dialog('Descarga tu reporte')
    await userEvent.click(modal.getByRole('radio', { name: 'Compras RCE' }))
    await userEvent.click(modal.getByRole('button', { name: '¿Cómo subir los archivos a sistemas contables?' }))
    const note = await dialog('Cómo subir los archivos a sistemas contables')
    await expect(note.getByText(/«Descarga de reporte»/)).toBeInTheDocument()
    await userEvent.click(note.getByRole('button', { name: 'Listo' }))
    await expect((await dialog('Descarga tu reporte')).getByRole('radio', { name: 'Compras RCE' })).toBeChecked()
  },
}

export const SinPeriodos: Story = {
  args: { periods: [] },
  play: async () => {
    const modal = await dialog('Descarga tu reporte')
    await expect(modal.getByRole('button', { name: 'Descargar Archivo' })).toBeDisabled()
  },
}

/** Only the files of SIRE have a zip; the buttons stay where they are. */
export const ParaSunat: Story = {
  name: 'Para SUNAT',
  play: async ({ userEvent }) => {
    const modal = await dialog('Descarga tu reporte')
    const download = modal.getByRole('button', { name: 'Descargar Archivo' })
    const place = download.getBoundingClientRect()
    await expect(modal.queryByRole('button', { name: 'ZIP para SUNAT' })).toBeNull()
    await userEvent.click(modal.getByRole('radio', { name: 'Ventas RVIE' }))
    await expect(modal.getByRole('button', { name: 'ZIP para SUNAT' })).toBeEnabled()
    await userEvent.click(modal.getByRole('radio', { name: 'Siscont' }))
    await expect(modal.queryByRole('button', { name: 'ZIP para SUNAT' })).toBeNull()
    await expect(download.getBoundingClientRect()).toEqual(place)
    await userEvent.click(modal.getByRole('radio', { name: 'Compras RCE' }))
    await userEvent.click(modal.getByRole('button', { name: 'ZIP para SUNAT' }))
    await expect(onDownload).toHaveBeenLastCalledWith({
      taxPeriod: '202608',
      file: 'rce',
      isZipped: true,
      isWhole: false,
    })
  },
}

export const RegistroCompleto: Story = {
  name: 'Registro completo',
  play: async ({ userEvent }) => {
    const modal = await dialog('Descarga tu reporte')
    await userEvent.click(modal.getByRole('radio', { name: 'Compras RCE' }))
    await userEvent.click(modal.getByRole('button', { name: 'Registro completo (ZIP)' }))
    await expect(onDownload).toHaveBeenLastCalledWith({
      taxPeriod: '202608',
      file: 'rce',
      isZipped: true,
      isWhole: true,
    })
  },
}

export const Avance: Story = {
  args: { state: 'loading', progress: 45 },
  play: async () => {
    const bar = (await dialog('Generando')).getByRole('progressbar', { name: 'Avance: 45 %' })
    await expect(bar).toHaveAttribute('value', '45')
  },
}

export const Completada: Story = {
  args: { state: 'done' },
  play: async ({ userEvent }) => {
    const modal = await dialog('Descarga completada')
    await userEvent.click(modal.getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Incompleta: Story = {
  args: { state: 'done', leftOut: { count: 2, names: ['F002-900 (USD)', 'E001-7 (EUR)'] } },
  play: async () => {
    const modal = await dialog('Descarga completada')
    await expect(
      modal.getByText(
        '2 comprobantes no están en el archivo porque les falta tipo de cambio: F002-900 (USD), E001-7 (EUR).',
      ),
    ).toBeInTheDocument()
  },
}

/** The files of RCE omit annulled purchases. */
export const SinAnuladas: Story = {
  name: 'Sin compras anuladas',
  args: {
    state: 'done',
    leftOut: { count: 1, names: ['F002-900 (USD)'] },
    annulled: { count: 3, names: ['F005-2', 'F005-3'] },
  },
  play: async () => {
    const modal = await dialog('Descarga completada')
    await expect(
      modal.getByText('1 comprobante no está en el archivo porque le falta tipo de cambio: F002-900 (USD).'),
    ).toBeInTheDocument()
    await expect(modal.getByText('3 compras anuladas no están en el archivo: F005-2, F005-3…')).toBeInTheDocument()
  },
}

/** Late deposits move purchases to the files of their months. */
export const ParaOtroMes: Story = {
  name: 'Con compras para otro mes',
  args: { state: 'done', later: { count: 2, names: ['F001-70 (octubre 2026)', 'E001-4 (noviembre 2026)'] } },
  play: async () => {
    const modal = await dialog('Descarga completada')
    await expect(
      modal.getByText(
        '2 compras quedan para el archivo del mes en que se depositó su detracción: F001-70 (octubre 2026), E001-4 (noviembre 2026).',
      ),
    ).toBeInTheDocument()
  },
}

export const Falla: Story = {
  args: { state: 'error', taxPeriod: '202607', failure: 'El total de F001-101 no cabe en el archivo.' },
  play: async ({ userEvent }) => {
    const modal = await dialog('No se completó la descarga')
    await expect(modal.getByText('El total de F001-101 no cabe en el archivo.')).toBeInTheDocument()
    await userEvent.click(modal.getByRole('button', { name: 'Reintentar' }))
    await expect(onDownload).toHaveBeenLastCalledWith({
      taxPeriod: '202607',
      file: 'compras',
      isZipped: false,
      isWhole: false,
    })
  },
}

export const Masiva: StoryObj<typeof MassDownloadMenu> = {
  render: () => (
    <MassDownloadMenu vouchers={4} hasSelection files={{ xml: 4, jpeg: 0 }} onDownload={onDownload} primary />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descarga masiva' }))
    await expect(await screen.findByText('De los 4 comprobantes seleccionados')).toBeInTheDocument()
    await expect(screen.getByRole('menuitem', { name: 'Imágenes JPEG 0' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archivos XML 4' }))
    await expect(onDownload).toHaveBeenLastCalledWith('xml')
  },
}

export const MasivaSinArchivos: StoryObj<typeof MassDownloadMenu> = {
  name: 'Masiva, sin archivos',
  render: () => (
    <MassDownloadMenu vouchers={1} hasSelection={false} files={{ xml: 0, jpeg: 0 }} onDownload={onDownload} />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Descarga masiva' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Ningún comprobante tiene archivos para descargar todavía.')
    await userEvent.click(button)
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const MasivaCompletada: StoryObj<typeof MassDownloadModal> = {
  name: 'Masiva, completada',
  render: () => <MassDownloadModal state="success" onClose={fn()} />,
  play: async () => {
    const modal = await dialog('Descarga completada')
    await expect(modal.getByText('Los comprobantes fueron descargados exitosamente.')).toBeInTheDocument()
  },
}
