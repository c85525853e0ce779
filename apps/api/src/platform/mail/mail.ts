import { DomainError } from '../errors/domain-error.ts'

/** A mail to one person, in Spanish. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mail. */
export interface Mail {
  /** @throws MailUnavailableError when the mail could not be handed over. */
  send(message: Message): Promise<void>
}

/** The mail server is away, hangs or refuses. */
export class MailUnavailableError extends DomainError {
  constructor() {
    super('MAIL_UNAVAILABLE', 'No pudimos enviar el correo en este momento. Inténtalo de nuevo en unos minutos.')
  }
}
