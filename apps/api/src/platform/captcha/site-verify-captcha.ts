import type { Logger } from 'pino'
import { type Captcha, CaptchaRefusedError } from './captcha.ts'

export interface SiteVerifyOptions {
  /** Where tokens are verified: reCAPTCHA, hCaptcha and Turnstile take the same form. */
  readonly url: string
  readonly secret: string
  readonly logger: Logger
  readonly timeoutMs?: number
}

interface SiteVerifyAnswer {
  readonly success?: unknown
  readonly action?: unknown
}

/** The `siteverify` call of the usual captcha services. A service that is away stops nobody. */
export function createSiteVerifyCaptcha({ url, secret, logger, timeoutMs = 5000 }: SiteVerifyOptions): Captcha {
  return {
    async check({ token, action, client }) {
      if (token === undefined) return 'missing'
      const answer = await verify().catch((error: unknown) => {
        logger.warn({ error }, 'the captcha service did not answer')
        return undefined
      })
      if (answer === undefined) return 'unchecked'
      const isForAnother = answer.action !== undefined && answer.action !== '' && answer.action !== action
      if (answer.success !== true || isForAnother) throw new CaptchaRefusedError()
      return 'passed'

      async function verify(): Promise<SiteVerifyAnswer> {
        const body = new URLSearchParams({ secret, response: token ?? '', remoteip: client })
        const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
        if (!response.ok) throw new Error(`The captcha service answered ${response.status}.`)
        return (await response.json()) as SiteVerifyAnswer
      }
    },
  }
}
