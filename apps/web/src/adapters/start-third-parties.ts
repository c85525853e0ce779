import type { ContaproClient } from '@contapro/sdk'
import type { WebConfig } from '../app/config.ts'
import { openedWithSecret } from '../app/partner-address.ts'
import { paths } from '../app/paths.ts'
import { loadScript } from './load-script.ts'
import { startTagManager } from './tag-manager.ts'

/**
 * Starts the scripts of other hosts that the deployment configured (decisions 3): cookie consent first, then the tag manager.
 * None starts on a page whose address holds a secret, or held one when it was opened: scripts can still read that one from the
 * page's timing. And none that fails keeps anybody from working.
 */
export async function startThirdParties(config: WebConfig, client: ContaproClient): Promise<void> {
  if (openedWithSecret || holdsSecret(window.location.pathname)) return
  const { cookieConsent } = config
  if (cookieConsent) await attempt(loadScript(cookieConsent.scriptUrl))
  await attempt(startTagManager(config, client))
}

/**
 * The address of a link of a mail: of a recovery, as `/:token` or `#token`, or of a confirmation. A browser keeps the letters of an
 * encoded ñ as the link wrote them.
 */
const holdsSecret = (pathname: string): boolean =>
  [paths.resetPassword, paths.confirmEmail].some((path) =>
    `${pathname}/`.toLowerCase().startsWith(`${encodeURI(path)}/`.toLowerCase()),
  )

async function attempt(start: Promise<void>): Promise<void> {
  try {
    await start
  } catch (error) {
    reportError(error)
  }
}
