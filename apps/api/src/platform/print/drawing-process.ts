import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PrintJob, PrintOutcome } from './print-job.ts'

/** A voucher could not be drawn. */
export class PrintError extends Error {
  readonly code = 'PRINT_FAILED'
}

/** A process that draws one voucher after the other; its program is started by the first. */
export interface DrawingProcess {
  /** Draws one, when it draws no other. @throws PrintError */
  draw(job: PrintJob): Promise<Uint8Array>
  /** Ends the program. */
  letGo(): void
}

export interface DrawingOptions {
  /** How long the process waits for more before it ends. */
  readonly idleMs: number
  /** How long one voucher may take; the process is ended then. */
  readonly jobMs: number
}

const program = fileURLToPath(new URL('print-process.ts', import.meta.url))

/** Heap of the process, in MiB: a voucher of the most lines that are read takes a third of it. */
const HEAP_MIB = 512

export function createDrawingProcess({ idleMs, jobMs }: DrawingOptions): DrawingProcess {
  let drawing: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const child = fork(program, {
      execArgv: ['--conditions=contapro-source', `--max-old-space-size=${HEAP_MIB}`],
      serialization: 'advanced',
      // The packaged fonts alone, so that every machine draws the same.
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    })
    child.once('exit', () => {
      if (drawing === child) drawing = undefined
    })
    child.unref()
    return child
  }

  function letGo(): void {
    clearTimeout(idle)
    if (drawing?.connected) drawing.disconnect()
    drawing = undefined
  }

  return {
    async draw(job) {
      clearTimeout(idle)
      drawing ??= start()
      const { channel } = drawing
      // Holds this process only while something is being drawn.
      channel?.ref()
      try {
        return await drawn(drawing, job, jobMs)
      } finally {
        channel?.unref()
        idle = setTimeout(letGo, idleMs).unref()
      }
    },
    letGo,
  }
}

function drawn(child: ChildProcess, job: PrintJob, jobMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), jobMs)
    const settle = (): void => {
      clearTimeout(tooLong)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
    }
    const onMessage = (outcome: PrintOutcome): void => {
      settle()
      if ('file' in outcome) resolve(outcome.file)
      else reject(new PrintError(outcome.error))
    }
    const onExit = (code: number | null, signal: string | null): void => {
      settle()
      reject(new PrintError(`The drawing process ended (${code ?? signal}).`))
    }
    const onError = (cause: Error): void => {
      settle()
      reject(new PrintError('The drawing process cannot be started.', { cause }))
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    child.send(job, (error) => error && onError(error))
  })
}
