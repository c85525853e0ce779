import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createLogger } from '@contapro/api/testing'
import { createSmtpMail } from '../../apps/api/src/platform/mail/smtp-mail.ts'
import { createPasswordHasher } from '../../apps/api/src/platform/secrets/password-hasher.ts'
import { seconds } from './seconds.ts'

/** Times of sign-in and password recovery, in ms. */
export interface AccountFigures {
  /** Check of a wrong password. */
  readonly wrongPasswordMs: number
  /** The same for an address without an account. A difference would reveal which addresses have one. */
  readonly unknownAddressMs: number
  /** Time limit of a mail. */
  readonly mailLimitMs: number
  /** Until a mail to a server that accepts the connection and says nothing fails. */
  readonly silentMailMs: number
}

const ROUNDS = 9
const MAIL_LIMIT_MS = 1000

/** Checks passwords with and without an account in turn, the median of nine each, and sends one mail to a silent server. */
export async function measureAccounts(): Promise<AccountFigures> {
  const passwords = createPasswordHasher()
  const stored = await passwords.hash('Contapro2026')
  const times = { wrong: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.wrong.push(await seconds(() => passwords.verify('wrong', stored)))
    times.unknown.push(await seconds(() => passwords.verify('wrong', undefined)))
  }
  return {
    wrongPasswordMs: median(times.wrong) * 1000,
    unknownAddressMs: median(times.unknown) * 1000,
    mailLimitMs: MAIL_LIMIT_MS,
    silentMailMs: (await silentMailSeconds()) * 1000,
  }
}

async function silentMailSeconds(): Promise<number> {
  const server = createServer((socket) => void socket.on('error', () => undefined))
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const mail = createSmtpMail({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'Contapro <no-responder@example.pe>',
    logger: createLogger('silent'),
    timeoutMs: MAIL_LIMIT_MS,
  })
  const message = { to: 'rosa@example.com', subject: 'a', text: 'a', html: 'a' }
  const time = await seconds(() => mail.send(message).catch(() => undefined))
  server.close()
  return time
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
