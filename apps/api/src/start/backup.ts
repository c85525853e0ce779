import { stat } from 'node:fs/promises'
import { backupKeyFile, obtainBackupKey } from '../jobs/backup/backup-key.ts'
import { checkSource, makeBackup } from '../jobs/backup/make-backup.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { contentOf, count, runCommand, say, sayProgress } from './run-command.ts'

await runCommand('backup', async ({ file, config, signal }) => {
  checkSource(config)
  const { key, isNew } = await obtainBackupKey(config)
  if (isNew) {
    say(`Se creó la llave de las copias en ${backupKeyFile(config.dataDir)}.`)
    say('Guárdala también fuera de este equipo: sin ella no se puede abrir ninguna copia.')
  }
  const sayAtTimes = sayProgress()
  say('Copiando la base de datos…')
  const { lost, ...summary } = await makeBackup({
    config,
    file,
    key,
    signal,
    clock: systemClock,
    onProgress: (done, of) => sayAtTimes(`Copiando archivos: ${count(done)} de ${count(of)}`),
  })
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1)
  say(`Copia guardada en ${file} (${megabytes} MB). ${contentOf(summary)}`)
  if (lost.length === 0) return
  process.stderr.write(
    `Atención: la base de datos nombra archivos que no están o están dañados (${count(lost.length)}). Los primeros:\n`,
  )
  for (const storageKey of lost.slice(0, 20)) process.stderr.write(`  ${storageKey}\n`)
})
