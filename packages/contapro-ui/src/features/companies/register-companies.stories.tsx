import { aRuc, aUser } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { fillCompanyForm } from './fill-company-form.ts'
import { RegisterCompaniesPanel } from './register-companies-panel.tsx'

const first = { uuid: '1', name: 'Comercial Andina del Sur S.A.C.', ruc: aRuc(1) }
const second = { uuid: '2', name: 'Huamán Torres, Julio César', ruc: aRuc(2, '10') }

const meta = {
  title: 'Funciones/Registro de las primeras empresas',
  component: RegisterCompaniesPanel,
  decorators: [withStoryHost()],
  args: { onProgress: fn() },
} satisfies Meta<typeof RegisterCompaniesPanel>

export default meta
type Story = StoryObj<typeof meta>

export const PrimeraEmpresa: Story = {
  name: 'Primera empresa',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled()
    await expect(screen.queryByRole('button', { name: 'Lo haré después' })).toBeNull()
    await expect(screen.queryByRole('link', { name: 'Volver' })).toBeNull()
  },
}

export const DesdeInicio: Story = { name: 'Desde un inicio sin empresas', args: { newUser: true } }

export const SegundaEmpresa: Story = {
  name: 'Segunda empresa',
  args: { start: { companies: [first], isSkipped: false } },
}

export const DosEmpresas: Story = {
  name: 'Listo, con dos empresas',
  args: { start: { companies: [first, second], isSkipped: false } },
}

export const UnaTrasOtra: Story = {
  name: 'Registra una y otra',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await fillCompanyForm(screen, aRuc(21))
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    const title = await screen.findByRole('heading', { name: 'Registra tu segunda empresa' })
    await expect(title).toHaveFocus()
    await expect(screen.getByLabelText('RUC')).toHaveValue('')
    await fillCompanyForm(screen, aRuc(22))
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar registro' }))
    await expect(await screen.findByRole('heading', { name: 'Tus empresas están registradas' })).toHaveFocus()
    await expect(screen.getByText(aRuc(21))).toBeVisible()
    await expect(screen.getByText(aRuc(22))).toBeVisible()
  },
}

export const PlanLleno: Story = {
  name: 'El plan no admite una segunda',
  decorators: [
    withStoryHost({
      api: { answers: { getMe: aUser({ subscription: { plan_type: 1, end_date: '2099-12-31' } }) } },
    }),
  ],
  args: { start: { companies: [first], isSkipped: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu plan no admite más empresas')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lo haré después' }))
    await expect(await canvas.findByText(first.ruc)).toBeVisible()
  },
}

export const DejaLaSegunda: Story = {
  name: 'Deja la segunda para después',
  args: { start: { companies: [first], isSkipped: false } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: 'Lo haré después' }))
    await expect(await screen.findByRole('heading', { name: 'Tu empresa está registrada' })).toBeVisible()
    await expect(args.onProgress).toHaveBeenLastCalledWith({ companies: [first], isSkipped: true })
    await expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeVisible()
  },
}

export const RucDeOnceCaracteres: Story = {
  name: 'Solo pide once caracteres en el RUC; el servidor revisa el resto',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByLabelText('RUC'), '2074926605')
    await userEvent.tab()
    await expect(await screen.findByText('El RUC debe de tener 11 dígitos.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('RUC'), '4')
    await userEvent.tab()
    await expect(screen.queryByText('El RUC ingresado es inválido')).toBeNull()
    await expect(screen.queryByText('El RUC debe de tener 11 dígitos.')).toBeNull()
  },
}
