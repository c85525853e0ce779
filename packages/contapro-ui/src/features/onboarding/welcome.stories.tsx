import { aBusiness } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../provider/story-host.tsx'
import { WelcomeModal } from './welcome-modal.tsx'

const meta = {
  title: 'Funciones/Bienvenida',
  component: WelcomeModal,
  decorators: [withStoryHost()],
  args: { variant: 'registerSuccess', onClose: fn(), onGo: fn() },
} satisfies Meta<typeof WelcomeModal>

export default meta
type Story = StoryObj<typeof meta>

export const PrimerIngreso: Story = {
  name: 'Primer ingreso, sin video',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Conoce Contapro en un minuto' }))
    await userEvent.click(dialog.getByRole('link', { name: 'Registrar mi empresa' }))
    await expect(args.onGo).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ConVideo: Story = {
  name: 'Con video',
  args: { src: 'data:video/mp4;base64,' },
  play: async () => {
    await expect(
      await screen.findByLabelText('Conoce Contapro en un minuto', { selector: 'video' }),
    ).toBeInTheDocument()
  },
}

export const Observaciones: Story = {
  args: { variant: 'observations', businessUuid: aBusiness().uuid },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Ver observaciones' })).toBeInTheDocument()
  },
}
