import type { Business } from '@contapro/sdk'
import { aBusiness, anErrorAnswer, aRuc, aUser, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyRegistered } from './company-registered.tsx'
import { fillCompanyForm } from './fill-company-form.ts'
import { RegisterCompanyPanel } from './register-company-panel.tsx'

const meta = {
  title: 'Funciones/Registro de empresa',
  component: RegisterCompanyPanel,
  decorators: [withStoryHost()],
  args: { onRegistered: fn() },
} satisfies Meta<typeof RegisterCompanyPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Vacio: Story = { name: 'Vacío' }

export const ErroresAlSalirDelCampo: Story = {
  name: 'Errores al salir del campo',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByLabelText('Nombre de la empresa'))
    await userEvent.tab()
    await expect(await screen.findByText('Ingrese el nombre de la empresa a registrar')).toBeVisible()
    await userEvent.type(screen.getByLabelText('RUC'), '20749266054')
    await userEvent.tab()
    await expect(await screen.findByText('El RUC ingresado es inválido')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Usuario SOL'), 'cerro')
    await userEvent.tab()
    await expect(await screen.findByText('El usuario SOL debe tener 8 caracteres')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Registrar empresa' })).toBeDisabled()
  },
}

export const PersonaNatural: Story = {
  name: 'Persona natural',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.queryByLabelText(/Apellido paterno/)).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('RUC'), aRuc(1, '10'))
    await expect(await screen.findByLabelText(/Apellido paterno/)).toBeVisible()
    await expect(screen.getByLabelText(/Nombres/)).toBeVisible()
  },
}

export const CredencialesApi: Story = {
  name: 'Credenciales API abiertas',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByText('Credenciales API SUNAT'))
    await expect(screen.getByLabelText('API key (client id)')).toBeVisible()
  },
}

export const EnCurso: Story = {
  name: 'En curso: un segundo envío no sale',
  decorators: [withStoryHost({ api: { scenarios: { registerBusiness: 'slow' } } })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await fillCompanyForm(screen, aRuc(8))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    const button = await screen.findByRole('button', { name: 'Registrando empresa' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(screen.getByLabelText('RUC'), '{Enter}')
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const YaRegistrada: Story = {
  name: 'Ya registrada en la misma cuenta',
  decorators: [
    withStoryHost({ api: { data: () => ({ ...someMockData(), businesses: [aBusiness({ ruc: aRuc(7) })] }) } }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await fillCompanyForm(screen, aRuc(7))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('La Pyme ya se encuentra registrada')
    await expect(alert).toHaveTextContent('Revisa el RUC o busca la empresa en tu inicio.')
    await expect(screen.getByLabelText('RUC')).toHaveValue('')
    await expect(screen.getByRole('checkbox', { name: /términos/ })).not.toBeChecked()
  },
}

export const YaRegistradaEnOtraCuenta: Story = {
  name: 'Ya registrada en otra cuenta',
  decorators: [
    withStoryHost({
      api: {
        data: () => ({
          ...someMockData(),
          businesses: [aBusiness({ ruc: aRuc(7), name: 'Minera Cerro S.A.C.', accountant_uuid: 'somebody-else' })],
        }),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await fillCompanyForm(screen, aRuc(7))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      `El ruc ${aRuc(7)} ya se encuentra registrado en otra cuenta como Minera Cerro S.A.C., contactar con soporte de ContaPro.`,
    )
    await expect(screen.getByLabelText('RUC')).toHaveValue('')
  },
}

const planLimit = 'Tu plan Inicial admite 3 empresas. Elige un plan con más empresas para registrar otra.'

/** A server that refuses the company with the text of the plan's limit. */
const refusingWith = (code: string): ReturnType<typeof withStoryHost> => {
  const answer = anErrorAnswer('RULE_BROKEN', { message: planLimit, errors: [{ code, message: planLimit }] })
  return withStoryHost({
    handlers: [http.post('*/app/internal/me/businesses', () => HttpResponse.json(answer, { status: 422 }))],
  })
}

export const LimiteDelPlan: Story = {
  name: 'El plan no admite más empresas',
  decorators: [refusingWith('PLAN_LIMIT_REACHED')],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await fillCompanyForm(screen, aRuc(8))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(planLimit)
    await expect(within(alert).getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '#/plans')
  },
}

const onPlanInicial = aUser({ subscription: { plan_type: 1, end_date: '2099-12-31' } })

export const PlanLleno: Story = {
  name: 'El plan ya está lleno: no pide la clave SOL',
  decorators: [withStoryHost({ api: { answers: { getMe: onPlanInicial } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu plan Inicial admite 3 empresas y tienes 5\. /)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '#/plans')
    await expect(canvas.queryByLabelText('Clave SOL')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Registrar empresa' })).toBeNull()
  },
}

export const OtraRegla: Story = {
  name: 'El servidor la rechaza por otra regla',
  decorators: [refusingWith('OTHER_RULE')],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await fillCompanyForm(screen, aRuc(8))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(planLimit)
    await expect(screen.queryByRole('link', { name: 'Ver planes' })).toBeNull()
  },
}

export const Registra: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await fillCompanyForm(screen, aRuc(8))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    await expect(await screen.findByRole('heading', { name: '¡Listo!' })).toBeVisible()
    await expect(screen.getByText('Tu empresa fue registrada correctamente.')).toBeVisible()
    await expect(args.onRegistered).toHaveBeenCalledWith(expect.objectContaining({ ruc: aRuc(8) }))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar otra empresa' }))
    await expect(await screen.findByLabelText('RUC')).toHaveValue('')
  },
}

const listed = aBusiness({ ruc: aRuc(8) })

export const RegistraSinDatos: Story = {
  name: 'Registra, y el servidor responde sin datos',
  decorators: [
    withStoryHost({
      api: { answers: { registerBusiness: {} as Business }, data: () => ({ ...someMockData(), businesses: [listed] }) },
    }),
  ],
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await fillCompanyForm(screen, listed.ruc)
    await userEvent.click(screen.getByRole('button', { name: 'Registrar empresa' }))
    await expect(await screen.findByRole('heading', { name: '¡Listo!' })).toBeVisible()
    await expect(args.onRegistered).toHaveBeenCalledWith(expect.objectContaining({ ruc: listed.ruc }))
    const upload = await screen.findByRole('link', { name: 'Súbelos ahora' })
    await expect(upload).toHaveAttribute('href', expect.stringContaining(listed.uuid))
  },
}

export const Registrada: Story = { render: () => <CompanyRegistered businessUuid="1" onRegisterAnother={fn()} /> }

const submitted = fn()

export const DesdeSiscont: Story = {
  name: 'El formulario desde Siscont: nombre y RUC fijos',
  render: () => (
    <CompanyForm
      origin="siscont"
      label="Registra tu empresa"
      known={{ name: 'Minera Cerro S.A.C.', ruc: aRuc(7) }}
      submitLabel="Registrar"
      busyLabel="Registrando"
      onSubmit={submitted}
    />
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear()
    const screen = within(canvasElement)
    await expect(screen.getByLabelText('Nombre de la empresa')).toBeDisabled()
    await expect(screen.getByLabelText('RUC')).toBeDisabled()
    await userEvent.click(screen.getByLabelText('Usuario SOL'))
    await userEvent.tab()
    await expect(await screen.findByText('Ingrese nombre de usuario')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Usuario SOL'), 'CERROB07')
    await userEvent.type(screen.getByLabelText('Clave SOL'), 'clave1234567')
    await userEvent.click(screen.getByRole('checkbox', { name: /términos y condiciones/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /política de privacidad/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Registrar' }))
    await waitFor(() =>
      expect(submitted.mock.calls[0]?.[0]).toMatchObject({ name: 'Minera Cerro S.A.C.', ruc: aRuc(7) }),
    )
  },
}

export const AlEditar: Story = {
  name: 'El formulario al editar: sin casillas',
  render: () => (
    <CompanyForm
      origin="edit"
      label="Editar credenciales"
      known={{ name: 'Huamán Torres, Julio César', ruc: aRuc(7, '10') }}
      submitLabel="Guardar"
      busyLabel="Guardando"
      onSubmit={submitted}
    />
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear()
    const screen = within(canvasElement)
    await expect(screen.getByLabelText('RUC')).toBeDisabled()
    await expect(screen.getByLabelText(/Apellido paterno/)).toBeEnabled()
    await expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.type(screen.getByLabelText('Usuario SOL'), 'HUAMAN07')
    await userEvent.type(screen.getByLabelText('Clave SOL'), 'clave1234567')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(submitted.mock.calls[0]?.[0]).toMatchObject({ ruc: aRuc(7, '10'), nombreSOL: 'HUAMAN07' }),
    )
  },
}
