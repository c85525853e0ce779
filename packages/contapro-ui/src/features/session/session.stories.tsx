import { useCompanies } from '@contapro/sdk/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { JSX } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { SessionExpiredDialog, SessionExpiredModal, type SessionExpiredModalProps } from './session-expired-modal.tsx'

/** A screen whose data call is refused: any would do. */
function ScreenWithCall(props: SessionExpiredModalProps): JSX.Element {
  useCompanies()
  return <SessionExpiredModal {...props} />
}

const meta = {
  title: 'Funciones/Sesión',
  component: SessionExpiredModal,
  args: { onSignedOut: fn() },
} satisfies Meta<typeof SessionExpiredModal>

export default meta
type Story = StoryObj<typeof meta>

export const Caducada: Story = {
  decorators: [withStoryHost()],
  render: () => <SessionExpiredDialog open onSignIn={fn()} />,
}

export const CaducaEnUnaConsulta: Story = {
  name: 'Caduca en una consulta',
  decorators: [withStoryHost({ api: { scenario: 'expired' } })],
  render: (args) => <ScreenWithCall {...args} />,
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión caducó' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    await expect(args.onSignedOut).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
