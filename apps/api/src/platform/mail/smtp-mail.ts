import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { type Mail, MailUnavailableError } from './mail.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the beginning. */
  readonly url: string
  /** Sender, `Contapro <no-responder@example.pe>`. */
  readonly from: string
  readonly logger: Logger
  /** For the whole delivery; a server that hangs is given up then. */
  readonly timeoutMs?: number
}

/** Sends through a mail server, with a connection for each mail. */
export function createSmtpMail({ url, from, logger, timeoutMs = 15_000 }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send(message) {
      const delivered = new AbortController()
      const { signal } = delivered
      // The timeouts of a connection begin anew with every byte: this one is for the whole.
      const tooLate = wait(timeoutMs, undefined, { signal }).then(() => Promise.reject(new MailUnavailableError()))
      try {
        await Promise.race([transport.sendMail({ from, ...message }), tooLate])
      } catch (error) {
        // What the server said may quote the mail, and the mail holds a token: only codes are logged.
        const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
        logger.error({ code, responseCode }, 'a mail could not be sent')
        throw new MailUnavailableError()
      } finally {
        delivered.abort()
      }
    },
  }
}
