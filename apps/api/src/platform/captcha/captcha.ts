import { DomainError } from '../errors/domain-error.ts'

/** What the form brings from the captcha service. */
export interface CaptchaProof {
  /** Undefined when the captcha failed in the browser: registration then goes on without (part 1 §7). */
  readonly token: string | undefined
  /** What the token must have been asked for. */
  readonly action: string
  /** Address of the client, which the service may compare. */
  readonly client: string
}

/** `unchecked`: the service did not answer; registration goes on. */
export type CaptchaVerdict = 'off' | 'missing' | 'passed' | 'unchecked'

/** Tells persons from programs. */
export interface Captcha {
  /** @throws CaptchaRefusedError when the service says that this is no person. */
  check(proof: CaptchaProof): Promise<CaptchaVerdict>
}

/** The captcha service does not take the token. */
export class CaptchaRefusedError extends DomainError {
  constructor() {
    super('CAPTCHA_REFUSED', 'No pudimos verificar que eres una persona. Recarga la página y vuelve a intentarlo.')
  }
}

/** Without a service nobody is checked. */
export const captchaOff: Captcha = { check: async () => 'off' }
