import { useFlags } from '@contapro/sdk/react'
import { aBusiness, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { JSX } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { WelcomeModal } from './welcome-modal.tsx'
import { WelcomePanel } from './welcome-panel.tsx'

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

/** Inicio of somebody whose account was just made, and what the browser remembers of the video. */
function FirstVisit({ completed }: { readonly completed: boolean }): JSX.Element {
  const [{ isFirstLogin, completedOnboardingVideo }, setFlag] = useFlags()
  const begin = (): void => {
    setFlag('completedOnboardingVideo', completed)
    setFlag('isFirstLogin', true)
  }
  return (
    <>
      <button type="button" onClick={begin}>
        Crear cuenta
      </button>
      <output>{`${isFirstLogin ? 'Primera visita' : 'Visto'}, ${completedOnboardingVideo ? 'completo' : 'incompleto'}`}</output>
      <WelcomePanel />
    </>
  )
}

const withCompany = withStoryHost({ api: { data: () => ({ ...someMockData(), businesses: [aBusiness()] }) } })

export const SeCierra: Story = {
  name: 'Cerrarla completa el video de observaciones',
  decorators: [withCompany],
  render: () => <FirstVisit completed={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Revisa tus comprobantes observados' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await expect(canvas.getByText('Visto, completo')).toBeInTheDocument()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const VaALasObservaciones: Story = {
  name: 'Ir a las observaciones deja el video sin completar',
  decorators: [withCompany],
  render: () => <FirstVisit completed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Ver observaciones' }))
    await expect(canvas.getByText('Visto, incompleto')).toBeInTheDocument()
  },
}
