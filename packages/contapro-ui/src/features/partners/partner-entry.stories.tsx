import { aBusiness, aRuc, aUser, type MockAccount, type MockData, someMockData } from '@contapro/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { PartnerEntryPanel } from './partner-entry-panel.tsx'
import { PartnerShell } from './partner-shell.tsx'

const credentials = { email: 'demo@contapro.pe', password: 'Contapro2026' }
/** The mock's first company. */
const own = { ruc: aRuc(101), razon_social: 'Comercial Qoriwasi S.A.C.' }

const meta = {
  title: 'Funciones/Entrada desde Siscont',
  component: PartnerEntryPanel,
  parameters: { canvas: 'page' },
  globals: { theme: 'siscont' },
  decorators: [
    (Story) => (
      <PartnerShell>
        <Story />
      </PartnerShell>
    ),
    withStoryHost({ account: null }),
  ],
  args: {
    address: { ...credentials, ...own },
    onCompany: fn(),
    onCompanies: fn(),
    onRegisterCompany: fn(),
    onRegisterAccount: fn(),
  },
} satisfies Meta<typeof PartnerEntryPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Validando: Story = {
  decorators: [withStoryHost({ account: null, api: { scenarios: { signInPartner: 'slow' } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Validando datos...')
    await expect(canvas.getByText(`${own.razon_social} · RUC ${own.ruc}`)).toBeVisible()
  },
}

export const EntraASuEmpresa: Story = {
  name: 'Entra a su empresa',
  play: async ({ args }) => {
    await waitFor(() => expect(args.onCompany).toHaveBeenCalledOnce())
    await expect(args.onCompany).toHaveBeenCalledWith(expect.objectContaining({ ruc: own.ruc }))
  },
}

export const EmpresaSinRegistrar: Story = {
  name: 'La empresa no está registrada',
  args: { address: { ...credentials, ruc: aRuc(900), razon_social: 'Empresa Nueva S.A.C.' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRegisterCompany).toHaveBeenCalledOnce())
  },
}

export const SinCuenta: Story = {
  name: 'No tiene cuenta',
  args: { address: { email: 'nueva@example.com', password: 'clave', ...own } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRegisterAccount).toHaveBeenCalledOnce())
  },
}

export const EmpresaDeOtraCuenta: Story = {
  name: 'La empresa está en otra cuenta',
  decorators: [
    withStoryHost({
      account: null,
      api: {
        data: () => ({
          ...someMockData(),
          businesses: [aBusiness({ ruc: own.ruc, name: 'MINERA CERRO S.A.C.', accountant_uuid: 'somebody-else' })],
        }),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `El ruc ${own.ruc} ya se encuentra registrado en otra cuenta como MINERA CERRO S.A.C., contactar con soporte de ContaPro.`,
    )
    await expect(canvas.getByRole('link', { name: 'Escribir a soporte' })).toHaveAttribute('href', '#/support')
    await expect(canvas.getByRole('link', { name: 'Ir a Contapro' })).toHaveAttribute('href', '#/home')
  },
}

export const Falla: Story = {
  name: 'Falla, y otro intento',
  decorators: [withStoryHost({ account: null, api: { scenarios: { signInPartner: 'error' } } })],
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('No pudimos validar tus datos')
    await expect(alert).toHaveTextContent('Ocurrió un error al validar tus datos, inténtelo de nuevo en unos minutos')
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a intentar' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const AccesoQueNoSirve: Story = {
  name: 'Un acceso que no sirve',
  args: { address: { handover: 'v1.otro' } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Este acceso ya no sirve')
    await expect(alert).toHaveTextContent('Este acceso no es válido. Vuelve a abrir Contapro desde SISCONT.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SinEmpresa: Story = {
  name: 'Faltan datos de la empresa',
  args: { address: { ...credentials } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Faltan datos de la empresa')
  },
}

export const SinIdentidad: Story = {
  name: 'Falta con qué identificarse',
  args: { address: { ...own, email: credentials.email } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Falta con qué identificarte')
  },
}

export const RucQueNoExiste: Story = {
  name: 'Un RUC que no existe',
  args: { address: { ...credentials, ...own, ruc: '20990000010' } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('SISCONT envió el RUC 20990000010, que no existe.')
  },
}

/** A customer of the partner, the first account of the mock, whose token is `entrada`. */
function withCustomer(facts: Partial<MockAccount>): MockData {
  const data = someMockData()
  const user = aUser({ email: 'cliente@example.com', accountant_profile: 'Siscont' })
  data.accounts = [{ user, password: 'De-Un-Extraño', abTestGroup: 'A', ...facts }]
  const expiresAt = Number.POSITIVE_INFINITY
  data.handovers.set('entrada', { email: user.email, company: own, expiresAt, isUsed: false })
  return data
}

export const CorreoSinConfirmar: Story = {
  name: 'La primera entrada, con el correo sin confirmar',
  args: { address: { handover: 'entrada' } },
  decorators: [withStoryHost({ account: null, api: { data: () => withCustomer({ isUnverified: true }) } })],
  play: async ({ canvas, args }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Confirma tu correo')
    await expect(alert).toHaveTextContent('Enviamos un enlace a cliente@example.com para que crees tu contraseña.')
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a enviar correo' }))
    await expect(await canvas.findByText('Enlace enviado. Revisa tu correo.')).toBeVisible()
    await expect(args.onCompany).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onCompany).toHaveBeenCalledWith(expect.objectContaining({ ruc: own.ruc }))
  },
}

export const SinContrasena: Story = {
  name: 'La cuenta no tiene contraseña',
  args: { address: { ...own, email: 'cliente@example.com', password: 'clave' } },
  decorators: [withStoryHost({ account: null, api: { data: () => withCustomer({ password: null }) } })],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tu cuenta todavía no tiene contraseña. Te enviaremos un enlace a cliente@example.com para que la crees',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar correo' }))
    await expect(await canvas.findByText('Enlace enviado. Revisa tu correo.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Volver a enviar correo' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '#/signIn')
    await expect(args.onRegisterAccount).not.toHaveBeenCalled()
  },
}

export const CorreoQueNoSale: Story = {
  name: 'El correo no se puede enviar',
  args: { address: { ...own, email: 'cliente@example.com', password: 'clave' } },
  decorators: [
    withStoryHost({
      account: null,
      api: { data: () => withCustomer({ password: null }), scenarios: { requestPasswordRecovery: 'error' } },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar correo' }))
    await expect(await canvas.findByText(/Ocurrió un error/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enviar correo' })).toBeEnabled()
  },
}
