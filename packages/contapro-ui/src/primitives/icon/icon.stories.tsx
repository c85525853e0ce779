import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, type IconOutline } from './icon.tsx'
import * as icons from './icons.ts'

const info: IconOutline = icons.InfoIcon

const meta = { title: 'Primitivas/Icono', component: Icon, args: { as: info } } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

export const Todos: Story = {
  render: () => (
    <div style={row}>
      {Object.entries(icons).map(([name, outline]) => (
        <Icon key={name} as={outline} size="lg" label={name} />
      ))}
    </div>
  ),
}

export const Tamanos: Story = {
  render: (args) => (
    <div style={row}>
      {(['sm', 'md', 'nav', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} {...args} size={size} label={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((icon) => icon.getBoundingClientRect().width)
    await expect(widths).toEqual([14, 16, 18, 20, 24])
  },
}

export const Adorno: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** A host's own drawing on the same grid. */
function Star(props: object) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z" />
    </svg>
  )
}

export const DelAnfitrion: Story = {
  args: { as: Star, label: 'Favorito', size: 'xl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Favorito' })).fill).toBe('none')
  },
}
