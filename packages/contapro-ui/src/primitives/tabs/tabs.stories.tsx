import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Primitivas/Pestañas',
  component: Tabs,
  args: {
    label: 'Comprobantes',
    onValueChange: fn(),
    items: [
      { value: 'observados', label: 'Observados', count: 12, content: <p>Doce observados</p> },
      { value: 'rechazados', label: 'Rechazados', count: 3, content: <p>Tres rechazados</p> },
      { value: 'validados', label: 'Validados', content: <p>Los validados</p> },
      { value: 'otros', label: 'Otros', disabled: true, content: <p>Otros</p> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Observados 12' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Rechazados 3' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Tres rechazados')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Validados' })).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('validados')
  },
}

export const Angosto: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
}
