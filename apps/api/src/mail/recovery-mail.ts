import type { Message } from './mail.ts'

export interface RecoveryMail {
  readonly to: string
  /** Given names of the accountant. */
  readonly name: string
  /** Sets the new password; holds the token. */
  readonly link: string
  /** How long the link holds. */
  readonly minutes: number
}

/** The colours of the product's light theme: a mail has no style sheet. */
const color = { page: '#f6f7f4', card: '#ffffff', edge: '#dfe3de', brand: '#00686f', text: '#14201e', quiet: '#47534f' }
const font = "font-family:Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** The mail with the link that sets a new password. */
export function recoveryMail({ to, name, link, minutes }: RecoveryMail): Message {
  const greeting = `Hola, ${name}:`
  const request = 'Recibimos un pedido para cambiar la contraseña de tu cuenta de Contapro.'
  const validity = `El enlace sirve una sola vez y vence en ${duration(minutes)}.`
  const otherwise = 'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.'
  return {
    to,
    subject: 'Cambia tu contraseña de Contapro',
    text: [greeting, request, `Crea una nueva contraseña aquí:\n${link}`, validity, otherwise, 'Contapro'].join('\n\n'),
    html: page([
      paragraph(escapeHtml(greeting)),
      paragraph(request),
      button(link, 'Crear nueva contraseña'),
      paragraph(validity),
      paragraph(otherwise, color.quiet),
    ]),
  }
}

function duration(minutes: number): string {
  const [amount, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat('es-PE', { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

const page = (parts: readonly string[]): string => `<!doctype html>
<html lang="es-PE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contapro</title></head>
<body style="margin:0;padding:32px 16px;background:${color.page}">
<div style="max-width:480px;margin:0 auto;padding:32px;background:${color.card};border:1px solid ${color.edge};border-radius:12px;${font};font-size:16px;line-height:24px;color:${color.text}">
<p style="margin:0 0 24px;font-size:20px;font-weight:600;color:${color.brand}">Contapro</p>
${parts.join('\n')}
</div>
</body>
</html>`

const paragraph = (html: string, textColor: string = color.text): string =>
  `<p style="margin:0 0 16px;color:${textColor}">${html}</p>`

const button = (link: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${color.brand};border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none">${label}</a></p>`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
