import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Radio } from './radio.tsx'
import { RadioCard } from './radio-card.tsx'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Primitivas/Opciones',
  component: RadioGroup,
  args: { legend: 'Buscar por', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const ConTeclado: Story = {
  args: {
    defaultValue: 'pago',
    children: (
      <>
        <Radio value="pago" label="Fecha de pago" />
        <Radio value="anulado" label="Fecha de anulación" disabled />
        <Radio value="periodo" label="Periodo contable" />
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Buscar por' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Fecha de pago' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Periodo contable' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('periodo')
    await expect(canvas.getByRole('radio', { name: 'Fecha de anulación' })).toBeDisabled()
    await userEvent.click(canvas.getByText('Fecha de pago'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pago')
  },
}

export const EnFila: Story = {
  args: { ...ConTeclado.args, row: true, legendHidden: true },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    await expect(canvas.getByRole('group', { name: 'Buscar por' })).toBeVisible()
  },
}

export const Tarjetas: Story = {
  args: {
    legend: 'Archivo',
    defaultValue: 'compras',
    style: { maxWidth: 480 },
    children: (
      <>
        <RadioCard value="compras" title="Compras ContaPro" text="Excel con ítems, imágenes y XML" tag="XLSX" />
        <RadioCard value="rce" title="Compras RCE" text="Archivo para SIRE, solo comprobantes deducibles" tag="TXT" />
        <RadioCard value="siscont" title="Siscont" tag="XLSX" disabled />
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const rce = canvas.getByRole('radio', { name: 'Compras RCE' })
    await expect(rce).toHaveAccessibleDescription('Archivo para SIRE, solo comprobantes deducibles TXT')
    // Anywhere on the card.
    const middle = canvas.getByText('Archivo para SIRE, solo comprobantes deducibles').getBoundingClientRect()
    const hit = document.elementFromPoint(middle.left + 4, middle.top + 4)
    await expect(hit).toBe(rce)
    await userEvent.click(rce)
    await expect(rce).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('rce')
  },
}

export const TextoLargo: Story = {
  args: {
    legend: 'Archivo',
    defaultValue: 'a',
    style: { width: 240 },
    children: (
      <RadioCard
        value="a"
        title="Registro de compras electrónico con todos los comprobantes del periodo"
        text="Importación a sistemas contables de terceros, con ítems, imágenes y XML"
        tag="XLSX"
      />
    ),
  },
}
