import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withStoryHost } from '../../host/story-host.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'
import { SignUpScreen } from './sign-up-screen.tsx'

const meta = {
  title: 'Funciones/Crear cuenta',
  component: SignUpPanel,
  parameters: { canvas: 'page' },
  decorators: [withStoryHost({ account: null })],
  args: { year: 2026, onSignedUp: fn() },
} satisfies Meta<typeof SignUpPanel>

export default meta
type Story = StoryObj<typeof meta>

const ROSA = {
  Nombre: 'Rosa Elvira',
  Apellidos: 'Quispe Mamani',
  DNI: '45512871',
  Celular: '987214306',
  'Correo electrónico': ' rosa.quispe@estudioquispe.pe ',
  Contraseña: 'Contador2026',
} as const

/** Fills the form as a person would, and ticks both boxes. */
async function fill(canvas: HTMLElement, changes: Partial<Record<keyof typeof ROSA, string>> = {}): Promise<void> {
  const form = within(canvas)
  for (const [label, text] of Object.entries({ ...ROSA, ...changes })) {
    await userEvent.type(form.getByLabelText(label), text)
  }
  await userEvent.selectOptions(form.getByLabelText('Perfil de contador'), 'Estudio Contable')
  await userEvent.click(form.getByLabelText(/^Acepto los/))
  await userEvent.click(form.getByLabelText(/^Acepto la/))
}

/** The page's last call has a button of the same name. */
const submitOf = (canvas: HTMLElement): HTMLElement =>
  within(within(canvas).getByRole('form', { name: 'Crea tu cuenta' })).getByRole('button', { name: 'Registrarme' })

async function send(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(submitOf(canvas)).toBeEnabled())
  await userEvent.click(submitOf(canvas))
}

export const Vacio: Story = { name: 'Vacío' }

export const EnCurso: Story = {
  name: 'En curso',
  render: (args) => (
    <SignUpScreen {...args}>
      <SignUpForm busy onSubmit={fn()} />
    </SignUpScreen>
  ),
}

export const ErroresAlSalirDelCampo: Story = {
  name: 'Errores al salir del campo',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await fill(canvasElement, { Nombre: 'R0sa 1', DNI: '4551287x', Celular: '887214306', Contraseña: 'contador' })
    await userEvent.tab()
    await expect(form.getByLabelText('Nombre')).toHaveValue('Rsa ')
    await expect(form.getByLabelText('DNI')).toHaveValue('4551287')
    await expect(await form.findByText('Ingrese un DNI válido')).toBeVisible()
    await expect(form.getByText('Ingrese un número telefónico válido')).toBeVisible()
    await expect(form.getByText('La contraseña debe contener al menos una mayúscula y una minúscula')).toBeVisible()
    await expect(form.getByLabelText('Contraseña')).toHaveAccessibleDescription(/mayúscula y una minúscula/)
    await expect(submitOf(canvasElement)).toBeDisabled()
  },
}

/** Where the page has come to when what was told until now is drawn. */
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

export const NadaSeMueveAlPulsar: Story = {
  name: 'El error espera a que termine la pulsación',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const user = userEvent.setup()
    const box = form.getByRole('checkbox', { name: /^Acepto los/ })
    await user.type(form.getByLabelText('Correo electrónico'), 'rosa@')
    const place = box.getBoundingClientRect().top
    await user.pointer({ keys: '[MouseLeft>]', target: box })
    await drawn()
    await expect(box.getBoundingClientRect().top).toBe(place)
    await expect(form.queryByText('Ingrese un correo electrónico válido')).not.toBeInTheDocument()
    await user.pointer({ keys: '[/MouseLeft]', target: box })
    await expect(await form.findByText('Ingrese un correo electrónico válido')).toBeVisible()
    await expect(box).toBeChecked()
    await expect(box.getBoundingClientRect().top).toBeGreaterThan(place)
  },
}

export const SeRegistra: Story = {
  name: 'Se registra',
  args: { captcha: fn(async () => 'prueba-de-persona') },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement)
    await send(canvasElement)
    await waitFor(() => expect(args.onSignedUp).toHaveBeenCalledOnce())
    await expect(args.captcha).toHaveBeenCalledWith('REGISTER_USER')
    await expect(args.onSignedUp).toHaveBeenCalledWith({
      name: 'Rosa Elvira',
      last_name: 'Quispe Mamani',
      document_number: '45512871',
      email: 'rosa.quispe@estudioquispe.pe',
      phone_number: '987214306',
      accountant_profile: 'Estudio Contable',
    })
  },
}

export const SinCaptcha: Story = {
  name: 'El captcha falla y el registro sigue',
  args: { captcha: fn(() => Promise.reject(new Error('sin servicio'))) },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement)
    await send(canvasElement)
    await waitFor(() => expect(args.onSignedUp).toHaveBeenCalledOnce())
  },
}

export const CorreoEnUso: Story = {
  name: 'Correo en uso',
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { 'Correo electrónico': 'demo@contapro.pe' })
    await send(canvasElement)
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('¡Algo salió mal!')
    await expect(within(canvasElement).getByLabelText('Nombre')).toHaveValue('Rosa Elvira')
    await expect(args.onSignedUp).not.toHaveBeenCalled()
  },
}

const slowCaptcha = fn(() => new Promise<string>(() => undefined))

export const SegundoEnvio: Story = {
  name: 'El segundo envío no cuenta',
  args: { captcha: slowCaptcha },
  play: async ({ canvasElement }) => {
    slowCaptcha.mockClear()
    await fill(canvasElement)
    const form = canvasElement.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await waitFor(() => expect(slowCaptcha).toHaveBeenCalled())
    form?.requestSubmit()
    await expect(within(canvasElement).getByRole('button', { name: /Creando tu cuenta/ })).toHaveAttribute('aria-busy')
    await expect(slowCaptcha).toHaveBeenCalledOnce()
  },
}
