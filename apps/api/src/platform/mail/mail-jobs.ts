import type { Logger } from 'pino'

/** Mails that no request waits for. */
export interface MailJobs {
  /** Sends in the background; a failure goes to the log. */
  start(send: () => Promise<void>): void
  /** Until what was started has ended. */
  idle(): Promise<void>
}

export function createMailJobs(logger: Logger): MailJobs {
  const running = new Set<Promise<void>>()
  return {
    start(send) {
      const job = send()
        .catch((error: unknown) => logger.error({ error }, 'a mail in the background could not be sent'))
        .finally(() => running.delete(job))
      running.add(job)
    },
    async idle() {
      await Promise.all(running)
    },
  }
}
