import { DomainError } from './domain-error.ts'

/** Too many attempts: the caller is told how long to wait. */
export class TooManyRequestsError extends DomainError {
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    const minutes = Math.ceil(waitSeconds / 60)
    const wait = minutes === 1 ? 'un minuto' : `${minutes} minutos`
    super('TOO_MANY_REQUESTS', `Hiciste demasiados intentos. Espera ${wait} y vuelve a intentarlo.`)
    this.waitSeconds = waitSeconds
  }
}
