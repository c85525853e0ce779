import { BackupError } from '../jobs/backup/backup-error.ts'
import type { Counts } from '../jobs/backup/tables.store.ts'
import { type Config, configFromEnvironment } from '../platform/config.ts'
import { isDiskFull } from '../platform/errors/error-codes.ts'
import { startupProblem } from '../platform/errors/startup-problem.ts'

export interface Command {
  /** Path of the backup. */
  readonly file: string
  readonly config: Config
  /** Aborts at SIGINT and SIGTERM. */
  readonly signal: AbortSignal
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

const PAUSE_MS = 2000

/** Prints a line every two seconds at most. */
export function sayProgress(): (line: string) => void {
  let saidAt = performance.now()
  return (line) => {
    if (performance.now() - saidAt < PAUSE_MS) return
    saidAt = performance.now()
    say(line)
  }
}

export const count = (value: number): string => value.toLocaleString('es-PE')

/** What a backup has, for the person who made or restored it. */
export const contentOf = ({
  accounts,
  companies,
  vouchers,
  documents,
}: Counts & { readonly documents: number }): string =>
  `Cuentas: ${count(accounts)}. Empresas: ${count(companies)}. Comprobantes: ${count(vouchers)}. Archivos: ${count(documents)}.`

/** Runs a command with a file as its only argument. A failure ends the process with one sentence in Spanish. */
export async function runCommand(name: 'backup' | 'restore', work: (command: Command) => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())
  const { signal } = stopping
  try {
    const [file, ...rest] = process.argv.slice(2)
    if (!file || rest.length > 0)
      throw new BackupError('USAGE', `Escribe el nombre de un archivo: npm run ${name} -- ARCHIVO`)
    await work({ file, config: configFromEnvironment(), signal })
  } catch (error) {
    process.stderr.write(`${signal.aborted ? 'Se canceló. No quedó nada a medias.' : problem(error)}\n`)
    process.exitCode = 1
  }
}

function problem(error: unknown): string {
  if (error instanceof BackupError) return error.message
  if (isDiskFull(error))
    return 'No hay espacio en el disco: libera espacio y vuelve a intentarlo. No quedó nada a medias.'
  return startupProblem(error, 'No se pudo terminar, y no quedó nada a medias.')
}
