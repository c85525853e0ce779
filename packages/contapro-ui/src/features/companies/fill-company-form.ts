import { userEvent, type within } from 'storybook/test'

/** Fills the company form of a story as somebody would. */
export async function fillCompanyForm(screen: ReturnType<typeof within>, ruc: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Nombre de la empresa'), 'Servicios Mineros Cerro Blanco S.R.L.')
  await userEvent.type(screen.getByLabelText('RUC'), ruc)
  await userEvent.type(screen.getByLabelText('Usuario SOL'), 'CERROB07')
  await userEvent.type(screen.getByLabelText('Clave SOL'), 'clave1234567')
  await userEvent.click(screen.getByRole('checkbox', { name: /términos y condiciones/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /política de privacidad/ }))
}
