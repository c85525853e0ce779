import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DigitsInput } from './digits-input.tsx'

const change = fn()

const meta = {
  title: 'Primitivas/Solo dígitos',
  component: DigitsInput,
  args: { 'aria-label': 'RUC', maxLength: 11, onChange: (event) => change(event.currentTarget.value) },
} satisfies Meta<typeof DigitsInput>

export default meta
type Story = StoryObj<typeof meta>

export const Filtrado: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'RUC' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.click(input)
    await userEvent.paste('20-99 0000A019 y más')
    await expect(input).toHaveValue('20990000019')
    await expect(change).toHaveBeenLastCalledWith('20990000019')
    input.setSelectionRange(2, 2)
    await userEvent.keyboard('x')
    await expect(input).toHaveValue('20990000019')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('5')
    await expect(input).toHaveValue('20599000001')
  },
}
