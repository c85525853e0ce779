import type { SignUpCaptcha } from '@contapro/ui'
import type { WebConfig } from '../app/config.ts'
import { loadScript } from './load-script.ts'

interface Recaptcha {
  readonly ready: (listener: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>
}

/** How long a registration waits for the proof; it then goes on without. */
const LIMIT_MS = 5000

/**
 * The captcha that the deployment configured, which begins to load; undefined without one. What it answers is a proof for one
 * action; it fails when the service cannot be had, refuses or takes too long.
 */
export function createCaptcha({ captcha }: WebConfig): SignUpCaptcha | undefined {
  if (!captcha) return undefined
  const { siteKey } = captcha
  const loaded = loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  // Whoever asks for a proof hears of the failure; until then nobody has to.
  loaded.catch(() => undefined)
  const prove = async (action: string): Promise<string> => {
    await loaded
    const { grecaptcha } = window as { grecaptcha?: Recaptcha }
    if (!grecaptcha) throw new Error('The captcha script brought no grecaptcha.')
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    return grecaptcha.execute(siteKey, { action })
  }
  return (action) => Promise.race([prove(action), failAfter(LIMIT_MS)])
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The captcha took too long.')), milliseconds)
  })
}
