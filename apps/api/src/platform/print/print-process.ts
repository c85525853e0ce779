import type { PrintJob, PrintOutcome } from './print-job.ts'
import { printXml } from './print-xml.ts'

// The drawing process: draws one voucher after the other until its parent lets go.

function outcomeOf({ xml, format }: PrintJob): PrintOutcome {
  try {
    return { file: printXml(xml, format) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (job: PrintJob) => process.send?.(outcomeOf(job)))
// Ctrl+C in a terminal reaches every process of the group: the parent may still wait for what is being drawn.
process.on('SIGINT', () => undefined)
