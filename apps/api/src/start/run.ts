import { systemClock } from '../platform/clock/clock.ts'
import { type Config, configFromEnvironment } from '../platform/config.ts'
import { startupProblem } from '../platform/errors/startup-problem.ts'
import { createLogger } from '../platform/logging/create-logger.ts'
import { demoAccountLines, runDemo } from './run-demo.ts'
import { startServer } from './start-server.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs the product until it is told to stop; ends the process with a sentence when it cannot start. */
export async function run(): Promise<void> {
  try {
    await start()
  } catch (error) {
    process.stderr.write(`${startupProblem(error)}\n`)
    process.exit(1)
  }
}

async function start(): Promise<void> {
  const stopping = new AbortController()
  const config = configFromEnvironment()
  const server = await startServer(config, {
    clock: systemClock,
    logger: createLogger(config.logLevel),
    onMailWritten: (file) => say(`Correo guardado en ${file}`),
  })
  const greet = (): void => greeting(config, server.url).forEach(say)
  const { signal } = stopping
  const demo = config.isDemo ? runDemo(server.services, { signal, say, onAccounts: greet }) : greet()
  onSignal(config.stopSeconds, async () => {
    stopping.abort()
    await demo
    await server.close()
  })
}

function greeting({ databaseUrl, dataDir, webRoot, isDemo }: Config, url: string): string[] {
  return [
    `Contapro está listo en ${url}`,
    databaseUrl ? 'Base de datos: el servidor PostgreSQL de DATABASE_URL' : `Datos en ${dataDir}`,
    ...(webRoot ? [] : ['La aplicación web no está construida: solo responde la API.']),
    ...(isDemo ? demoAccountLines() : []),
  ]
}

/** The first signal lets what is under way end, within a limit; a second one does not wait. */
function onSignal(limitSeconds: number, close: () => Promise<void>): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) process.exit(130)
    isStopping = true
    say('Cerrando Contapro…')
    setTimeout(() => kill(limitSeconds), limitSeconds * 1000).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** An exit would wait for a thread that does not answer. What is unfinished is undone by the next start. */
function kill(limitSeconds: number): void {
  process.stderr.write(
    `Contapro no terminó de cerrar en ${limitSeconds} s y se detuvo. No se pierde lo que ya estaba guardado.\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}
