import { BackupError } from '../jobs/backup/backup-error.ts'
import { backupKeyFile, findBackupKey } from '../jobs/backup/backup-key.ts'
import { entries } from '../jobs/backup/manifest.ts'
import { restoreBackup } from '../jobs/backup/restore-backup.ts'
import { contentOf, count, runCommand, say, sayProgress } from './run-command.ts'

await runCommand('restore', async ({ file, config, signal }) => {
  const key = await findBackupKey(config)
  if (key === undefined) {
    throw new BackupError(
      'KEY_MISSING',
      `Falta la llave de las copias: ponla en la variable CONTAPRO_BACKUP_KEY, o su archivo en ${backupKeyFile(config.dataDir)}.`,
    )
  }
  const sayAtTimes = sayProgress()
  say('Restaurando la base de datos…')
  let files = 0
  const summary = await restoreBackup({
    config,
    file,
    key,
    signal,
    onEntry({ name }) {
      if (name.startsWith(entries.documents)) files += 1
      sayAtTimes(files === 0 ? 'Restaurando la base de datos…' : `Restaurando archivos: ${count(files)}`)
    },
  })
  say(`Copia restaurada. ${contentOf(summary)}`)
  say('Cada fila y cada archivo se leyó de nuevo y es igual al de la copia.')
  say('Ya puedes iniciar Contapro. Todas las cuentas deben iniciar sesión otra vez.')
})
