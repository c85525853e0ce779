import type { Meta, StoryObj } from '@storybook/react-vite'
import { type JSX, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Segmented } from './segmented.tsx'

const options = [
  { value: 'monthly', label: 'Mensual' },
  { value: 'annual', label: 'Anual' },
] as const

function Billing(): JSX.Element {
  const [value, setValue] = useState<'monthly' | 'annual'>('monthly')
  return <Segmented label="Facturación" options={options} value={value} onValueChange={setValue} />
}

const meta = { title: 'Primitivas/Segmentos', component: Billing } satisfies Meta<typeof Billing>

export default meta
type Story = StoryObj<typeof meta>

export const Facturacion: Story = {
  name: 'Facturación',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Mensual' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Anual' })).toBeChecked()
    await userEvent.click(canvas.getByText('Mensual'))
    await expect(canvas.getByRole('radio', { name: 'Mensual' })).toBeChecked()
  },
}
