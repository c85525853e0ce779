import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { DetractionsPanel } from './detractions-panel.tsx'
import {
  dataWith,
  dataWithFiles,
  dataWithPossible,
  enteredInTheEvening,
  unpaidWithNotes,
} from './testing/sample-detractions.ts'

const meta = {
  title: 'Funciones/Detracciones por pagar',
  component: DetractionsPanel,
  args: { onListChange: fn(), defaultList: { paid: 'N', page: 1 } },
} satisfies Meta<typeof DetractionsPanel>

export default meta
type Story = StoryObj<typeof meta>

const withPossible = withStoryHost({ company: 0, api: { data: dataWithPossible } })

export const AMano: Story = {
  name: 'Completada a mano',
  decorators: [withPossible],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Completar la detracción de F002-33031' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Detracción de F002-33031' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Monto a depositar/ }), '600')
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(canvas.getByText('3 detracciones por depositar ·').parentElement).toHaveTextContent(
        '3 detracciones por depositar · S/ 1,096.00',
      ),
    )
    await expect(await canvas.findByText(/^Ingresado por /)).toBeVisible()
  },
}

export const Posibles: Story = {
  name: 'Que podrían estar sujetas',
  decorators: [withPossible],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = within(
      await canvas.findByRole('region', { name: '2 compras podrían estar sujetas a detracción y no están marcadas' }),
    )
    await userEvent.click(card.getByRole('button', { name: 'No está sujeta: F001-8' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Está sujeta: F001-4' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Detracción de F001-4' }))
    await expect(dialog.getByRole('combobox', { name: 'Bien o servicio' })).toHaveValue('019')
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await expect((await canvas.findByText('4 detracciones por depositar ·')).parentElement).toHaveTextContent(
      'S/ 614.00',
    )
  },
}

export const ArchivoMasivo: Story = {
  name: 'Archivo de depósito masivo',
  decorators: [withPossible],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /F002-31997/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Archivo de depósito masivo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Archivo de depósito masivo' }))
    await waitFor(() => expect(dialog.getByText(/Formato por verificar con el banco/)).toBeVisible())
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /Cuenta de detracciones de SERVICIOS/ }),
      '00068214503',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Descargar archivo' }))
    await expect(await canvas.findByRole('region', { name: 'Archivos de depósito del periodo' })).toHaveTextContent(
      'Sin depósitos',
    )
  },
}

export const ArchivosAnteriores: Story = {
  name: 'Archivos que no coinciden con la lista',
  decorators: [withStoryHost({ company: 0, api: { data: dataWithFiles } })],
  play: async ({ canvasElement }) => {
    const files = within(await within(canvasElement).findByRole('region', { name: 'Archivos de depósito del periodo' }))
    await expect(files.getAllByText('No coincide con la lista: compáralo antes de depositar')).toHaveLength(1)
    await expect(files.getByText(/^F001-31480/)).toHaveTextContent(
      'F001-31480: S/ 100.00 (019) en el archivo; S/ 354.00 (022) en la lista',
    )
    await expect(files.getByText(/^F001-31481/)).toHaveTextContent('la lista no tiene un monto por depositar')
    await expect(files.getByText('Y 2 depósitos más')).toBeVisible()
  },
}

export const IngresadaDeNoche: Story = {
  name: 'Ingresada de noche: el día es el de Lima',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith([enteredInTheEvening]) } })],
  play: async ({ canvasElement }) => {
    const text = 'Ingresado por Rosa Elvira Quispe el 26/11/2026.'
    await expect(await within(canvasElement).findByText(text)).toBeVisible()
  },
}

export const ConNotas: Story = {
  name: 'Con notas de crédito y débito',
  decorators: [withStoryHost({ company: 0, api: { data: dataWith(unpaidWithNotes) } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = async (number: string) => within(await canvas.findByRole('row', { name: new RegExp(number) }))
    await expect((await row('F001-1')).getByText('Menos la nota FC01-8 por S/ 1,180.00')).toBeVisible()
    await expect((await row('F001-2')).getByText('Más la nota FD01-3 por S/ 1,180.00')).toBeVisible()
    await expect((await row('F001-3')).queryByText(/la nota/)).toBeNull()
  },
}
