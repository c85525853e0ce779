import type { Message } from './mail.ts'
import { button, mailPage, paragraph } from './mail-page.ts'

/** A link that sets a new password, and its recipient. */
export interface PasswordLink {
  readonly to: string
  /** Given names of the accountant. Undefined if a stranger may have chosen them. */
  readonly name: string | undefined
  /** Sets the new password; holds the token. */
  readonly link: string
  /** How long the link holds. */
  readonly minutes: number
}

/** The mail for a forgotten password. */
export const recoveryMail = (password: PasswordLink): Message =>
  passwordMail(password, {
    subject: 'Cambia tu contraseña de Contapro',
    reason: 'Recibimos un pedido para cambiar la contraseña de tu cuenta de Contapro.',
    label: 'Crear nueva contraseña',
    otherwise: 'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.',
  })

/** The mail to the owner of an account that has no password (decision 0068). */
export const newPasswordMail = (password: PasswordLink): Message =>
  passwordMail(unnamed(password), {
    subject: 'Confirma tu correo y crea tu contraseña de Contapro',
    reason:
      'Se abrió una cuenta de Contapro con este correo desde SISCONT. Crea tu contraseña para confirmar que el correo es tuyo; la cuenta no tiene otra.',
    label: 'Crear contraseña',
    otherwise: 'Si no usas SISCONT, ignora este correo.',
  })

/** Without the name: the person who registered the account chose it, and may be a stranger. */
const unnamed = (password: PasswordLink): PasswordLink => ({ ...password, name: undefined })

interface Words {
  readonly subject: string
  readonly reason: string
  readonly label: string
  readonly otherwise: string
}

function passwordMail({ to, name, link, minutes }: PasswordLink, words: Words): Message {
  const { subject, reason, label, otherwise } = words
  const greeting = name === undefined ? 'Hola:' : `Hola, ${name}:`
  const validity = `El enlace sirve una sola vez y vence en ${duration(minutes)}.`
  return {
    to,
    subject,
    text: [greeting, reason, `${label}:\n${link}`, validity, otherwise, 'Contapro'].join('\n\n'),
    html: mailPage([
      paragraph(greeting),
      paragraph(reason),
      button(link, label),
      paragraph(validity),
      paragraph(otherwise, 'quiet'),
    ]),
  }
}

function duration(minutes: number): string {
  const [amount, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat('es-PE', { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
