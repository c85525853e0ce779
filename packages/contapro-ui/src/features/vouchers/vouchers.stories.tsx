import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as inPage, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PurchaseVouchersPanel } from './purchase-vouchers-panel.tsx'
import { SalesVouchersPanel } from './sales-vouchers-panel.tsx'
import { dataWith, hundred, hundredWithFiles, inDollars, observed, various } from './testing/sample-vouchers.ts'

const meta = {
  title: 'Funciones/Comprobantes',
  component: PurchaseVouchersPanel,
  args: { onListChange: fn() },
} satisfies Meta<typeof PurchaseVouchersPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Compras: Story = {
  args: { showSummary: true },
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(hundredWithFiles) } })],
  // In the summary, and in the foot as a link.
  play: async ({ canvas }) =>
    expect(await canvas.findAllByText(/^Incluye S.* de 1 comprobante de otro periodo$/)).toHaveLength(2),
}

export const Ventas: Story = {
  args: { showSummary: true },
  render: (args) => <SalesVouchersPanel {...args} />,
  decorators: [withStoryHost({ company: 0 })],
}

export const CasosVariados: Story = {
  name: 'Casos variados',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
}

export const UnaFila: Story = {
  name: 'Una fila',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([observed]) } })],
}

export const CienFilas: Story = {
  name: 'Cien filas',
  args: { defaultList: { size: 100 } },
  parameters: { themes: false },
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(hundred) } })],
}

export const EnOtroPrograma: Story = {
  name: 'En otro programa',
  args: { embedded: true },
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(hundred) } })],
}

export const Cargando: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listVouchers: 'slow' } } })],
}

export const Vacio: Story = {
  name: 'Vacío',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listVouchers: 'empty' } } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No hay comprobantes de compras en el periodo.')).toBeVisible()
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listVouchers: 'error' } } })],
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos cargar los comprobantes')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const Filtro: Story = {
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(hundred) } })],
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await screen.findAllByRole('row')
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
    const popover = within(await screen.findByRole('dialog', { name: 'Filtrar por' }))
    await userEvent.click(await popover.findByRole('radio', { name: 'Proveedor' }))
    const search = await popover.findByRole('searchbox', { name: 'Buscar...' })
    await waitFor(() => expect(search).toBeEnabled())
    await userEvent.type(search, 'ferreteria')
    await waitFor(() => expect(popover.getAllByRole('radio', { name: /S\.|E\.I\.R\.L\./ })).toHaveLength(1))
    await userEvent.type(search, '{Enter}')
    await expect(args.onListChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, filter: { by: 'provider', value: expect.stringMatching(/^20\d{9}$/) } }),
    )
    await expect(await screen.findByText('Proveedor: FERRETERÍA PUKARUMI E.I.R.L.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Proveedor' }))
    await expect(screen.queryByText(/^Proveedor:/)).not.toBeInTheDocument()
  },
}

export const FiltroAbierto: Story = {
  name: 'Filtro abierto',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(hundred) } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Filtrar' }))
    const popover = within(await screen.findByRole('dialog', { name: 'Filtrar por' }))
    await userEvent.click(await popover.findByRole('radio', { name: 'Proveedor' }))
    await waitFor(() => expect(popover.getByRole('searchbox')).toBeEnabled())
    await userEvent.type(popover.getByRole('searchbox'), 'zzz')
    await expect(await popover.findByText('No se encontraron registros.')).toBeVisible()
    await expect(popover.getByRole('button', { name: 'Aplicar filtro' })).toBeDisabled()
  },
}

export const Busqueda: Story = {
  name: 'Búsqueda por serie y número',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await screen.findAllByRole('row')
    const search = screen.getByRole('searchbox', { name: 'Buscar por serie y número' })
    await userEvent.type(search, '-')
    await expect(await screen.findByText('Caracter inválido.')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'f001-00a')
    await expect(search).toHaveValue('F001-00A')
    await expect(await screen.findByText('Formato inválido. Ejemplo: F001-0001.')).toBeVisible()
    await userEvent.type(search, '{Enter}')
    await expect(args.onListChange).not.toHaveBeenCalled()
    await userEvent.clear(search)
    await userEvent.type(search, 'e001-231{Enter}')
    await expect(args.onListChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: { by: 'serie_number', value: 'E001-231' } }),
    )
    await waitFor(() => expect(screen.getByText('1–1 de 1')).toBeVisible())
  },
}

export const SinCoincidencias: Story = {
  name: 'Sin coincidencias',
  args: { defaultList: { filter: { by: 'serie_number', value: 'F999-1' } } },
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByText('No se encontraron registros.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }))
    await waitFor(() => expect(screen.getByText('1–6 de 6')).toBeVisible())
  },
}

export const Seleccion: Story = {
  name: 'Selección',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar F001-4411' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar FC01-8' }))
    await expect(screen.getByText('2 seleccionados')).toBeVisible()
    await expect(screen.getByText(/Base imponible S\/\s750\.00/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Descarga masiva' }))
    await expect(await inPage.findByText('De los 2 comprobantes seleccionados')).toBeVisible()
    await expect(inPage.getByRole('menuitem', { name: 'Archivos XML 1' })).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la selección' }))
    await expect(screen.getByRole('button', { name: 'Filtrar' })).toBeVisible()
  },
}

export const PorQueEstaCifra: Story = {
  name: 'Por qué esta cifra',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el detalle de B001-77' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'B001-77' }))
    await waitFor(() => expect(dialog.getByText('No suma al IGV de compras de agosto 2026')).toBeVisible())
    await expect(dialog.getByText('No da crédito fiscal')).toBeVisible()
    await expect(dialog.getByText(/Este tipo de comprobante no da derecho a crédito fiscal\./)).toBeVisible()
    await expect(dialog.getByText(/La boleta excede el límite .*: de su importe aún caben S\/\s13\.72\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.getByRole('button', { name: 'Ver el detalle de B001-77' })).toHaveFocus()
  },
}

export const Glosa: Story = {
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const links = await screen.findAllByRole('button', { name: 'ver glosa' })
    await userEvent.click(links[0] ?? canvasElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Detalle de ítems en glosa' }))
    await waitFor(() => expect(dialog.getByText('Soporte técnico del mes')).toBeVisible())
  },
}

export const ArchivoQueFalta: Story = {
  name: 'Archivo que falta',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([observed]) } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const eye = await screen.findByRole('button', { name: 'Ver la imagen de E001-231' })
    await expect(eye).toHaveAttribute('aria-disabled', 'true')
    await userEvent.hover(eye)
    await waitFor(() =>
      expect(document.querySelectorAll('[class*=tooltip]')[0] ?? canvasElement).toHaveTextContent(
        'Estará disponible en menos de 24 horas.',
      ),
    )
  },
}

export const FiltroPorSerieYNumero: Story = {
  name: 'Filtro por serie y número',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Filtrar' }))
    const popover = within(await screen.findByRole('dialog', { name: 'Filtrar por' }))
    await userEvent.click(await popover.findByRole('radio', { name: 'Serie - Número' }))
    await waitFor(() => expect(popover.getByRole('searchbox')).toBeEnabled())
    await userEvent.type(popover.getByRole('searchbox'), 'f0')
    await expect(await popover.findByText('3 opciones')).toBeInTheDocument()
    await userEvent.type(popover.getByRole('searchbox'), '{Enter}')
    await expect(args.onListChange).not.toHaveBeenCalled()
    await userEvent.type(popover.getByRole('searchbox'), '02-{Enter}')
    await expect(args.onListChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, filter: { by: 'serie_number', value: 'F002-900' } }),
    )
    await expect(screen.getByRole('searchbox', { name: 'Buscar por serie y número' })).toHaveValue('F002-900')
    await waitFor(() => expect(screen.getByText('1–1 de 1')).toBeVisible())
  },
}

export const DescargaMasiva: Story = {
  name: 'Descarga masiva',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Descarga masiva' }))
    await expect(await inPage.findByText('De los 6 comprobantes de esta página')).toBeVisible()
    await userEvent.click(inPage.getByRole('menuitem', { name: 'Imágenes JPEG 1' }))
    const done = within(await inPage.findByRole('dialog', { name: 'Descarga completada' }))
    await expect(
      done.getByText('Los comprobantes fueron descargados exitosamente. 5 comprobantes aún no tienen este archivo.'),
    ).toBeInTheDocument()
  },
}

export const DescargaMasivaFallida: Story = {
  name: 'Descarga masiva fallida',
  decorators: [
    withStoryHost({ company: 0, api: { data: dataWith(various), scenarios: { downloadVoucherFiles: 'error' } } }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Descarga masiva' }))
    await userEvent.click(await inPage.findByRole('menuitem', { name: 'Archivos XML 1' }))
    const failed = within(await inPage.findByRole('dialog', { name: 'No se completó la descarga' }))
    await expect(failed.getByText('Parece que hubo un problema.')).toBeInTheDocument()
    await expect(failed.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const DescargaMasivaEnCurso: Story = {
  name: 'Descarga masiva en curso',
  decorators: [
    withStoryHost({ company: 0, api: { data: dataWith(various), scenarios: { downloadVoucherFiles: 'slow' } } }),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Descarga masiva' }))
    await userEvent.click(await inPage.findByRole('menuitem', { name: 'Archivos XML 1' }))
    const waiting = within(await inPage.findByRole('dialog', { name: 'Generando' }))
    await expect(waiting.getByText('Este proceso puede tardar hasta unos minutos.')).toBeInTheDocument()
    await expect(waiting.queryByRole('button')).toBeNull()
  },
}

export const SinArchivos: Story = {
  name: 'Sin archivos',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([observed]) } })],
  play: async ({ canvasElement }) => {
    const menu = await within(canvasElement).findByRole('button', { name: 'Descarga masiva' })
    await expect(menu).toHaveAttribute('aria-disabled', 'true')
  },
}

export const VistaPrevia: Story = {
  name: 'Vista previa',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([inDollars]) } })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ver la imagen de F001-4411' }))
    const preview = within(await inPage.findByRole('dialog', { name: 'F001-4411' }))
    await waitFor(() => expect(preview.getByRole('img', { name: 'Comprobante F001-4411' })).toBeVisible())
    await expect(preview.getByText('SUMINISTROS KALLPA S.A.C.')).toBeInTheDocument()
  },
}

export const DescargarReporte: Story = {
  name: 'Descargar reporte',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(various) } })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Descargar reporte' }))
    const form = within(await inPage.findByRole('dialog', { name: 'Descarga tu reporte' }))
    await userEvent.click(form.getByRole('button', { name: 'Descargar Archivo' }))
    // The server makes the file in the background and is asked again after a second.
    const done = within(await inPage.findByRole('dialog', { name: 'Descarga completada' }))
    await userEvent.click(done.getByRole('button', { name: 'Entendido' }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Descargar reporte' }))
    await expect(await inPage.findByRole('dialog', { name: 'Descarga tu reporte' })).toBeInTheDocument()
  },
}

export const DescargaFallida: Story = {
  name: 'Descarga fallida',
  decorators: [
    withStoryHost({
      company: 0,
      api: { data: dataWith([inDollars]), scenarios: { getVoucherFile: 'error' } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar el XML de F001-4411' }))
    const toast = await screen.findByText('No se completó la descarga')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  },
}
