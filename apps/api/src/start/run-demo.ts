import { storyCompanies } from '../demo/companies/story-companies.ts'
import { DEMO_PASSWORD, demoAccounts } from '../demo/demo-accounts.ts'
import { type DemoProgress, loadDemo } from '../demo/load-demo.ts'
import type { Services } from '../platform/ports/services.ts'

export interface DemoRunOptions {
  readonly signal: AbortSignal
  /** Prints a line. */
  readonly say: (line: string) => void
  /** Called once, when the demo accounts can sign in, or when it turned out that they could not be made. */
  readonly onAccounts: () => void
}

/** So many lines of progress tell the whole load. */
const REPORTS = 10

/** Loads the demo data beside the running server and says how far it is. A failure leaves the server running without. */
export async function runDemo(services: Services, { signal, say, onAccounts }: DemoRunOptions): Promise<void> {
  let reported = 0
  let isAnnounced = false
  const announce = (): void => {
    if (!isAnnounced) onAccounts()
    isAnnounced = true
  }
  const onProgress = ({ done, total }: DemoProgress): void => {
    announce()
    if (total === 0) return
    const report = Math.floor((done * REPORTS) / total)
    if (done > 0 && report === reported) return
    reported = report
    say(`Datos de demostración: ${Math.floor((done * 100) / total)} %${done === total ? ', listos' : ''}`)
  }
  try {
    await loadDemo(services, { onProgress, signal })
  } catch (error) {
    services.logger.error({ error }, 'the demo data could not be loaded')
    announce()
    say('No se pudieron cargar los datos de demostración; se continuará en el próximo inicio.')
  }
}

/** The accounts that sign in to the demo, and the companies of the first one that tell a story (decisions 7). */
export function demoAccountLines(): string[] {
  return [
    `Cuentas de demostración, contraseña ${DEMO_PASSWORD}:`,
    ...demoAccounts.map(({ email, profile }) => `  ${email.padEnd(22)} ${profile}`),
    `Empresas con historia en ${demoAccounts[0]?.email}:`,
    ...storyCompanies.map(({ name, story }) => `  ${name}: ${story}`),
  ]
}
