import { aBusiness, aRuc, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { RegisterPartnerCompanyPanel } from './register-partner-company-panel.tsx'

const meta = {
  title: 'Funciones/Registro de empresa desde Siscont',
  component: RegisterPartnerCompanyPanel,
  globals: { theme: 'siscont' },
  decorators: [withStoryHost()],
  args: { company: { ruc: aRuc(900), razon_social: 'Minera Cerro S.A.C.' }, onFinish: fn() },
} satisfies Meta<typeof RegisterPartnerCompanyPanel>

export default meta
type Story = StoryObj<typeof meta>

async function fill(canvasElement: HTMLElement): Promise<void> {
  const form = within(canvasElement)
  await userEvent.type(form.getByLabelText('Usuario SOL'), 'CERROB07')
  await userEvent.type(form.getByLabelText('Clave SOL'), 'clave1234567')
  await userEvent.click(form.getByRole('checkbox', { name: /términos y condiciones/ }))
  await userEvent.click(form.getByRole('checkbox', { name: /política de privacidad/ }))
  await waitFor(() => expect(form.getByRole('button', { name: 'Registrar' })).toBeEnabled())
}

export const Vacio: Story = {
  name: 'Vacío: nombre y RUC son los del socio',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nombre de la empresa')).toHaveValue('Minera Cerro S.A.C.')
    await expect(canvas.getByLabelText('RUC')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Registrar' })).toBeDisabled()
    await expect(canvas.queryByLabelText(/Apellido paterno/)).toBeNull()
  },
}

export const PersonaNatural: Story = {
  name: 'Persona natural',
  args: { company: { ruc: aRuc(900, '10'), razon_social: 'Huamán Torres, Julio César' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Apellido paterno/)).toBeVisible()
    await expect(canvas.getByLabelText(/Nombres/)).toBeVisible()
  },
}

export const Registra: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar' }))
    const title = await canvas.findByRole('heading', { name: 'Tus comprobantes estarán listos en máximo 12 horas' })
    await expect(title).toHaveFocus()
    await expect(
      canvas.getByText('Te notificaremos al celular que registraste cuando tus comprobantes estén listos'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Entendido' }))
    await expect(args.onFinish).toHaveBeenCalledWith(expect.objectContaining({ ruc: aRuc(900) }))
  },
}

export const DeOtraCuenta: Story = {
  name: 'Registrada entre tanto en otra cuenta',
  decorators: [
    withStoryHost({
      api: {
        data: () => ({
          ...someMockData(),
          businesses: [aBusiness({ ruc: aRuc(900), name: 'Minera Cerro S.A.C.', accountant_uuid: 'somebody-else' })],
        }),
      },
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `El ruc ${aRuc(900)} ya se encuentra registrado en otra cuenta como Minera Cerro S.A.C., contactar con soporte de ContaPro.`,
    )
    await expect(canvas.getByRole('link', { name: 'Escribir a soporte' })).toBeVisible()
  },
}
