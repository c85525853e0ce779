import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createLogger } from '../../../src/platform/logging/create-logger.ts'
import { MailUnavailableError } from '../../../src/platform/mail/mail.ts'
import { recoveryMail } from '../../../src/platform/mail/password-mails.ts'
import { createSmtpMail } from '../../../src/platform/mail/smtp-mail.ts'

const message = recoveryMail({
  to: 'rosa@example.com',
  name: 'Rosa <b>',
  link: 'https://app.example.pe/recuperar-contrase%C3%B1a/t0k3n',
  minutes: 60,
})

const running: { close(done: () => void): void }[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await new Promise<void>((resolve) => server.close(resolve))
})

/** A real mail server on a free port. */
async function serve(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...options })
  running.push(server)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return `127.0.0.1:${(listening.address() as AddressInfo).port}`
}

/** Reads a mail whole, then takes it, or refuses it with the error that `look` answers. */
function taken(look: (mail: string, session: SMTPServerSession) => Error | undefined): SMTPServerOptions['onData'] {
  return (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => done(look(Buffer.concat(chunks).toString(), session) ?? null))
  }
}

const log: string[] = []
const mailBy = (url: string, timeoutMs = 30_000) =>
  createSmtpMail({
    url,
    from: 'Contapro <no-responder@example.pe>',
    logger: createLogger('debug', { write: (line: string) => log.push(line) }),
    timeoutMs,
  })

test('a mail arrives with both of its forms, sender, and Spanish letters', async () => {
  const received: { readonly mail: string; readonly to: unknown }[] = []
  const accounts: unknown[] = []
  const host = await serve({
    onAuth: ({ username, password }, _, done) => {
      accounts.push([username, password])
      done(null, { user: username })
    },
    onData: taken((mail, { envelope }) => {
      received.push({ mail, to: envelope.rcptTo })
      return undefined
    }),
  })
  await mailBy(`smtp://contapro:clave@${host}`).send(message)
  expect(accounts).toEqual([['contapro', 'clave']])
  expect(received).toMatchObject([{ to: [{ address: 'rosa@example.com' }] }])
  const mail = received[0]?.mail ?? ''
  expect(mail).toContain('From: Contapro <no-responder@example.pe>')
  expect(mail).toContain('multipart/alternative')
  expect(mail).toContain('Content-Type: text/html; charset=utf-8')
  const decoded = Buffer.from(
    mail
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
  expect(decoded).toContain('Crear nueva contraseña')
  expect(decoded).toContain('Hola, Rosa &lt;b&gt;:')
})

test('a server that refuses is told as unavailable, and its words, which may quote the mail, stay out of the log', async () => {
  const host = await serve({
    onData: taken(() => Object.assign(new Error('refused: t0k3n'), { responseCode: 554 })),
  })
  log.length = 0
  await expect(mailBy(`smtp://${host}`).send(message)).rejects.toThrow(MailUnavailableError)
  expect(log).toHaveLength(1)
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ responseCode: 554, msg: 'a mail could not be sent' })
  for (const secret of ['t0k3n', 'rosa@example.com']) expect(log.join('')).not.toContain(secret)
})

test('a server that is not there is told as unavailable', async () => {
  const host = await serve({})
  for (const server of running.splice(0)) await new Promise<void>((resolve) => server.close(resolve))
  await expect(mailBy(`smtp://${host}`).send(message)).rejects.toThrow(MailUnavailableError)
})

test.each([
  ['says nothing', () => undefined],
  [
    'trickles without end',
    (socket: { write(text: string): boolean }) => void setInterval(() => socket.write('2'), 20).unref(),
  ],
])('a server that %s is given up', async (_, behave) => {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined)
    behave(socket)
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(mailBy(`smtp://127.0.0.1:${port}`, 300).send(message)).rejects.toThrow(MailUnavailableError)
  server.close()
})
