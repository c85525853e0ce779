import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { ObservationsPanel } from './observations-panel.tsx'
import { byLaw, fine, manyObserved, note, purchasesOf, reviews, withoutDeposit } from './testing/sample-reviews.ts'

const meta = {
  title: 'Funciones/Observaciones',
  component: ObservationsPanel,
  args: { onListChange: fn() },
} satisfies Meta<typeof ObservationsPanel>

export default meta
type Story = StoryObj<typeof meta>

const host = (vouchers = reviews) => [withStoryHost({ company: 0, api: { data: purchasesOf(vouchers) } })]
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name: new RegExp(`^${name}`) })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Observados: Story = {
  decorators: host(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Detracción sin depósito y 1 más')).toBeVisible()
    await expect(canvas.getByText(/^Otros motivos/)).toBeVisible()
    await expect(canvas.getByText(/no cuenta como gasto deducible hasta que lo valides/)).toBeVisible()
    await expect(tab('Observados')).toHaveTextContent('Observados4')
    await expect(tab('Rechazados')).toHaveTextContent('Rechazados1')
    await expect(tab('Validados')).toHaveTextContent('Validados1')
    await expect(canvas.getByRole('link', { name: 'Volver al reporte' })).toHaveAttribute(
      'href',
      expect.stringContaining('taxPeriod=202608'),
    )
  },
}

export const Rechazados: Story = {
  args: { defaultList: { list: 'rejected' } },
  decorators: host(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La boleta excede el límite .* aún caben S\/\s13\.72\./)).toBeVisible()
    await expect(canvas.getByText('Sin decisión tuya')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Validar B001-77' })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar B001-77' })).toBeDisabled()
  },
}

export const Validados: Story = {
  args: { defaultList: { list: 'validated' } },
  decorators: host(),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Rechazar F001-101' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Validar F001-101' })).toBeNull()
    await userEvent.click(tab('Observados'))
    await expect(args.onListChange).toHaveBeenLastCalledWith({ list: 'observed', page: 1, size: 20 })
    await expect(await canvas.findByRole('button', { name: 'Validar E001-12' })).toBeEnabled()
  },
}

export const ValidarYDeshacer: Story = {
  name: 'Validar y deshacer',
  decorators: host(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Validar E001-12' }))
    const done = await dialog('¡Listo!')
    await expect(
      done.getByText('Validaste 1 comprobante. Ahora cuenta como gasto deducible y aparecerá en tu reporte Excel.'),
    ).toBeInTheDocument()
    await expect(tab('Observados')).toHaveTextContent('Observados3')
    await expect(tab('Validados')).toHaveTextContent('Validados2')
    await userEvent.click(done.getByRole('button', { name: 'Deshacer' }))
    await expect(await screen.findByText(/^Deshiciste la decisión sobre 1 comprobante\./)).toBeInTheDocument()
    await userEvent.click((await dialog('¡Listo!')).getByRole('button', { name: 'Entendido' }))
    await expect(await canvas.findByRole('button', { name: 'Validar E001-12' })).toBeVisible()
    await expect(tab('Observados')).toHaveTextContent('Observados4')
    await waitFor(() => expect(tab('Observados')).toHaveFocus())
  },
}

export const QuienDecidio: Story = {
  name: 'Quién decidió',
  decorators: host([withoutDeposit]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rechazar E001-12' }))
    const done = await dialog('¡Listo!')
    await expect(
      done.getByText(/Ya no cuenta como gasto deducible y no aparecerá en tu reporte Excel/),
    ).toBeInTheDocument()
    await userEvent.click(done.getByRole('button', { name: 'Entendido' }))
    await userEvent.click(tab('Rechazados'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Detracción sin depósito y 1 más' }))
    const detail = await dialog('E001-12')
    await expect(detail.getByText('Gasto no deducible')).toBeInTheDocument()
    await expect(detail.getByText(/^Rosa .* lo rechazó el \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}\.$/)).toBeInTheDocument()
    await userEvent.click(detail.getByRole('button', { name: 'Deshacer la decisión sobre E001-12' }))
    await waitFor(() => expect(tab('Observados')).toHaveTextContent('Observados1'))
  },
}

export const VariosALaVez: Story = {
  name: 'Varios a la vez',
  args: { defaultList: { size: 100 } },
  parameters: { themes: false },
  decorators: host(manyObserved),
  play: async ({ canvas }) => {
    const count = manyObserved.filter(({ status }) => status === 'observado').length
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Seleccionar todos los de esta página' }))
    const shown = Math.min(count, 100)
    await userEvent.click(canvas.getByRole('button', { name: `Validar ${shown}` }))
    const question = await dialog(`¿Validar ${shown} comprobantes?`)
    await expect(question.getByText(/^Está en juego S\/\s/)).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Sí, validar' }))
    const done = await dialog('¡Listo!')
    await expect(done.getByText(new RegExp(`^Validaste ${shown} comprobantes\\.`))).toBeInTheDocument()
    await userEvent.click(done.getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(canvas.queryByText(/seleccionados$/)).toBeNull())
  },
}

export const Seleccion: Story = {
  name: 'Selección',
  decorators: host(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Seleccionar E001-12' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar F002-900' }))
    await expect(canvas.getByText(/Base imponible S\/\s1,000\.00/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Rechazar 2' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Validar 2' })).toBeVisible()
  },
}

export const Motivo: Story = {
  decorators: host(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detracción sin depósito y 1 más' }))
    const detail = await dialog('E001-12')
    await expect(detail.getByText('Detracción sin depósito')).toBeInTheDocument()
    await expect(
      detail.getByText(/No encontramos el depósito completo de la detracción\. El crédito fiscal se usa/),
    ).toHaveTextContent('Base legal: D.Leg. 940, primera disposición final; R.S. 183-2004; Informe 178-2005-SUNAT.')
    await expect(detail.getByText('Proveedor no habido')).toBeInTheDocument()
    await expect(detail.getByText('Sin decisión tuya.')).toBeInTheDocument()
  },
}

export const NotaDeCredito: Story = {
  name: 'Nota de crédito',
  decorators: host([note]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rechazar FC01-8' }))
    const warning = await dialog('¿Rechazar la nota de crédito?')
    await userEvent.click(warning.getByRole('button', { name: 'Cancelar' }))
    await expect(tab('Observados')).toHaveTextContent('Observados1')
    await userEvent.click(canvas.getByRole('button', { name: 'Rechazar FC01-8' }))
    await userEvent.click(
      (await dialog('¿Rechazar la nota de crédito?')).getByRole('button', { name: 'Rechazar de todos modos' }),
    )
    await dialog('¡Listo!')
    await expect(tab('Rechazados')).toHaveTextContent('Rechazados1')
  },
}

export const Procesando: Story = {
  decorators: [
    withStoryHost({ company: 0, api: { data: purchasesOf(reviews), scenarios: { validateVouchers: 'slow' } } }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Validar E001-12' }))
    await expect((await dialog('Procesando')).getByText('Estamos validando 1 comprobante.')).toBeInTheDocument()
    await expect(canvas.queryByText('E001-12')).toBeNull()
  },
}

export const DecisionFallida: Story = {
  name: 'Decisión fallida',
  decorators: [
    withStoryHost({ company: 0, api: { data: purchasesOf(reviews), scenarios: { validateVouchers: 'error' } } }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Validar E001-12' }))
    const failed = await dialog('No pudimos validar los comprobantes')
    await userEvent.click(failed.getByRole('button', { name: 'Entendido' }))
    await expect(await canvas.findByText('E001-12')).toBeVisible()
    await expect(tab('Observados')).toHaveTextContent('Observados4')
  },
}

export const DescargaMasiva: Story = {
  name: 'Descarga masiva',
  args: { defaultList: { list: 'validated' } },
  decorators: host([fine, byLaw]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descarga masiva' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archivos XML 1' }))
    const done = await dialog('Descarga completada')
    await expect(done.getByText('Los comprobantes fueron descargados exitosamente.')).toBeInTheDocument()
  },
}

export const VistaPrevia: Story = {
  name: 'Vista previa',
  decorators: host([withoutDeposit]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver la imagen de E001-12' }))
    const preview = await dialog('E001-12')
    await waitFor(() => expect(preview.getByRole('img', { name: 'Comprobante E001-12' })).toBeVisible())
  },
}

export const Cargando: Story = {
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listObservedVouchers: 'slow' } } })],
}

export const Vacio: Story = {
  name: 'Vacío',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listObservedVouchers: 'empty' } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay comprobantes encontrados')).toBeVisible()
    await expect(canvas.getByText(/Elige otro periodo/)).toBeVisible()
  },
}

export const ConError: Story = {
  name: 'Con error',
  decorators: [withStoryHost({ company: 0, api: { scenarios: { listObservedVouchers: 'error' } } })],
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos cargar los comprobantes')
    await expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const EnOtroPrograma: Story = { name: 'En otro programa', args: { embedded: true }, decorators: host() }
