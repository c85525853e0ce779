import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Patrones/Botón de copiar',
  component: CopyButton,
  args: { text: '30315.60', label: 'Copiar IGV 18%', onCopied: fn() },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const SinPermiso: Story = {
  args: { onFailed: fn() },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    return () => write.mockRestore()
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar IGV 18%' }))
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce())
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}

export const Normal: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar IGV 18%' }))
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce())
    await expect(await navigator.clipboard.readText()).toBe('30315.60')
    await expect(canvas.getByRole('button', { name: 'Copiado al portapapeles' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copiar IGV 18%' })).toBeVisible())
  },
}
