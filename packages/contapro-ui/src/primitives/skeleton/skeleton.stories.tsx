import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Primitivas/Esqueleto', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Formas: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, maxWidth: 360 }}>
      <Skeleton width={180} />
      <Skeleton width="100%" height={36} />
      <Skeleton width={600} height={120} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[aria-hidden=true]')]
    await expect(bars.map((bar) => bar.getBoundingClientRect().width)).toEqual([180, 360, 360])
    // The tests ask for less motion.
    await expect(bars.map((bar) => getComputedStyle(bar).animationName)).toEqual(['none', 'none', 'none'])
  },
}
