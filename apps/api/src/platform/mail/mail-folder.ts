import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock/clock.ts'
import type { Mail } from './mail.ts'

export interface MailFolderOptions {
  readonly folder: string
  readonly from: string
  readonly clock: Clock
  /** Hears where a mail was written. */
  readonly onWritten: (file: string) => void
}

/** Without a mail server: writes each mail as an .eml file that only its owner may read. */
export function createMailFolder({ folder, from, clock, onWritten }: MailFolderOptions): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const now = clock()
      const { message: bytes } = await transport.sendMail({ from, date: now, ...message })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${now.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`
      const file = join(folder, name)
      await writeFile(file, bytes as Buffer, { mode: 0o600, flag: 'wx' })
      onWritten(file)
    },
  }
}
