import type { Message } from './mail.ts'
import { button, mailPage, paragraph } from './mail-page.ts'

/** A link that confirms an address. */
export interface ConfirmationLink {
  readonly to: string
  readonly link: string
}

const GREETING = 'Hola:'
const REASON =
  'Se creó una cuenta de Contapro con este correo. Confirma que es tuyo; mientras tanto, puedes seguir trabajando.'
const LABEL = 'Confirmar mi correo'
const OTHERWISE =
  'Si no creaste la cuenta, ignora este correo. Si quieres usarla, crea una contraseña nueva en «¿Olvidaste tu contraseña?»: cierra las sesiones de quien la creó.'

/** The first mail of a new account. It contains no name, because a stranger may have registered the address with a name of their choice. */
export const confirmationMail = ({ to, link }: ConfirmationLink): Message => ({
  to,
  subject: 'Confirma tu correo de Contapro',
  text: [GREETING, REASON, `${LABEL}:\n${link}`, OTHERWISE, 'Contapro'].join('\n\n'),
  html: mailPage([paragraph(GREETING), paragraph(REASON), button(link, LABEL), paragraph(OTHERWISE, 'quiet')]),
})
