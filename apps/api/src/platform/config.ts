import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export type LogLevel = (typeof logLevels)[number]

/** Everything that a deployment can set. Docs: each field names its variable. */
export interface Config {
  /** PORT, 3000. 0 lets the system choose. */
  readonly port: number
  /** HOST, 127.0.0.1: other machines reach the server only when told so. */
  readonly host: string
  /** DATABASE_URL, a PostgreSQL server; without it the embedded database is used. */
  readonly databaseUrl: string | undefined
  /** CONTAPRO_DATA, folder of the embedded database, uploaded files and keys; `.contapro` in the repository's root. */
  readonly dataDir: string
  /** CONTAPRO_DEMO, on or off: load the demo data. On with the embedded database, off behind DATABASE_URL. */
  readonly isDemo: boolean
  /** CONTAPRO_LOG_LEVEL: warn with the embedded database, info behind DATABASE_URL. */
  readonly logLevel: LogLevel
  /** CONTAPRO_WEB_ROOT, folder of the built web app; apps/web/dist where it was built. */
  readonly webRoot: string | undefined
  /** CONTAPRO_ALLOWED_ORIGINS, origins of other hosts whose pages may call the API, separated by commas. */
  readonly allowedOrigins: readonly string[]
  /** CONTAPRO_TRUSTED_PROXIES, how many proxies of ours stand before the server and write X-Forwarded-For; 0. */
  readonly trustedProxies: number
  /** CONTAPRO_TOKEN_SECRET, 32 bytes or more in base64, signs tokens and file addresses; made and kept in the data folder. */
  readonly tokenSecret: Buffer | undefined
  /** CONTAPRO_SEALING_KEY, 32 bytes in base64, seals SOL passwords; made and kept in the data folder. */
  readonly sealingKey: Buffer | undefined
  /** CONTAPRO_BACKUP_KEY, an age secret key (`AGE-SECRET-KEY-1…`), opens and seals backups; made and kept in the data folder. */
  readonly backupKey: string | undefined
  /** PUBLIC_URL, where browsers find the web app, for links in mails; the server's own address unless set. */
  readonly publicUrl: string | undefined
  /** CONTAPRO_PARTNER_KEYS, keys that partners' servers call with, 32 characters or more each, separated by commas. */
  readonly partnerKeys: readonly string[]
  readonly mail: MailConfig
  /** CONTAPRO_CAPTCHA_VERIFY_URL and CONTAPRO_CAPTCHA_SECRET, both or neither: where registrations' captchas are verified. */
  readonly captcha: { readonly url: string; readonly secret: string } | undefined
  /** CONTAPRO_PLANS, a JSON file with the plans on offer; without it those that Contapro ships. */
  readonly plansFile: string | undefined
  /** CONTAPRO_COLLECTOR, demo or none: what brings companies' data. demo with the demo data. */
  readonly collector: 'demo' | 'none'
  /** CONTAPRO_RECOVERY_MINUTES, 30: how long a recovery link holds. */
  readonly recoveryMinutes: number
  /** CONTAPRO_STOP_SECONDS, 25: how long a stop may take until the process is killed. */
  readonly stopSeconds: number
  readonly limits: Limits
}

export interface MailConfig {
  /** SMTP_URL, `smtp://user:password@host:port` or `smtps:`; without it mails are written to the data folder. */
  readonly smtpUrl: string | undefined
  /** MAIL_FROM, the sender. */
  readonly from: string
}

export interface Limits {
  /** CONTAPRO_MAX_FILE_MIB, 1024: the most that one file of an upload may hold, unpacked. */
  readonly maxFileBytes: number
  /** CONTAPRO_MAX_UPLOAD_FILES, 500: files of one upload. */
  readonly maxUploadFiles: number
  /** CONTAPRO_MAX_UPLOADS_AT_ONCE, 4: uploads of one account that are received at a time. */
  readonly maxUploadsAtOnce: number
  /** CONTAPRO_MAX_DAY_MIB, 20480: what one account uploads on a day in Lima. */
  readonly maxDayBytes: number
  /** CONTAPRO_MAX_DAY_FILES, 20000: files that one account uploads on a day in Lima. A zip is one file. */
  readonly maxDayFiles: number
  /** CONTAPRO_BODY_SECONDS, 30: the most that the JSON body of a request may take to arrive. */
  readonly bodySeconds: number
  /** CONTAPRO_UPLOAD_IDLE_SECONDS, 60: how long an upload may send nothing. */
  readonly uploadIdleSeconds: number
  /** CONTAPRO_SESSION_IDLE_MINUTES, 120: a session ends when it sent nothing for this long. */
  readonly sessionIdleMinutes: number
}

/** A variable holds what cannot be used. The message, in Spanish, says which and what is expected. */
export class ConfigError extends Error {
  readonly variable: string

  constructor(variable: string, expected: string) {
    super(`La variable de entorno ${variable} ${expected}.`)
    this.name = 'ConfigError'
    this.variable = variable
  }
}

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url))
const MIB = 1024 * 1024

/** The configuration of this process. Throws `ConfigError`. */
export const configFromEnvironment = (): Config => readConfig(process.env)

/** Reads and checks a set of variables. An empty variable is one that is not set. Throws `ConfigError`. */
export function readConfig(env: Environment): Config {
  const databaseUrl = readDatabaseUrl(env)
  const isEmbedded = databaseUrl === undefined
  const isDemo = (readChoice(env, 'CONTAPRO_DEMO', ['on', 'off']) ?? (isEmbedded ? 'on' : 'off')) === 'on'
  return {
    port: readInteger(env, 'PORT', { min: 0, max: 65_535, otherwise: 3000 }),
    host: text(env, 'HOST') ?? '127.0.0.1',
    databaseUrl,
    dataDir: resolve(text(env, 'CONTAPRO_DATA') ?? join(repositoryRoot, '.contapro')),
    isDemo,
    logLevel: readChoice(env, 'CONTAPRO_LOG_LEVEL', logLevels) ?? (isEmbedded ? 'warn' : 'info'),
    webRoot: readWebRoot(env),
    allowedOrigins: readOrigins(env),
    trustedProxies: readInteger(env, 'CONTAPRO_TRUSTED_PROXIES', { min: 0, max: 10, otherwise: 0 }),
    tokenSecret: readKey(env, 'CONTAPRO_TOKEN_SECRET', { exact: false }),
    sealingKey: readKey(env, 'CONTAPRO_SEALING_KEY', { exact: true }),
    backupKey: readBackupKey(env),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:']),
    partnerKeys: readPartnerKeys(env),
    mail: {
      smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
      from: text(env, 'MAIL_FROM') ?? 'Contapro <no-responder@localhost>',
    },
    captcha: readCaptcha(env),
    plansFile: text(env, 'CONTAPRO_PLANS'),
    collector: readChoice(env, 'CONTAPRO_COLLECTOR', ['demo', 'none']) ?? (isDemo ? 'demo' : 'none'),
    recoveryMinutes: readInteger(env, 'CONTAPRO_RECOVERY_MINUTES', { min: 1, max: 1440, otherwise: 30 }),
    stopSeconds: readInteger(env, 'CONTAPRO_STOP_SECONDS', { min: 1, max: 3600, otherwise: 25 }),
    limits: {
      maxFileBytes: readInteger(env, 'CONTAPRO_MAX_FILE_MIB', { min: 1, max: 1_048_576, otherwise: 1024 }) * MIB,
      maxUploadFiles: readInteger(env, 'CONTAPRO_MAX_UPLOAD_FILES', { min: 1, max: 100_000, otherwise: 500 }),
      maxUploadsAtOnce: readInteger(env, 'CONTAPRO_MAX_UPLOADS_AT_ONCE', { min: 1, max: 1000, otherwise: 4 }),
      maxDayBytes: readInteger(env, 'CONTAPRO_MAX_DAY_MIB', { min: 1, max: 1_048_576, otherwise: 20_480 }) * MIB,
      maxDayFiles: readInteger(env, 'CONTAPRO_MAX_DAY_FILES', { min: 1, max: 10_000_000, otherwise: 20_000 }),
      bodySeconds: readInteger(env, 'CONTAPRO_BODY_SECONDS', { min: 1, max: 3600, otherwise: 30 }),
      uploadIdleSeconds: readInteger(env, 'CONTAPRO_UPLOAD_IDLE_SECONDS', { min: 1, max: 3600, otherwise: 60 }),
      sessionIdleMinutes: readInteger(env, 'CONTAPRO_SESSION_IDLE_MINUTES', { min: 5, max: 720, otherwise: 120 }),
    },
  }
}

const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

function readInteger(env: Environment, name: string, range: { min: number; max: number; otherwise: number }): number {
  const value = text(env, name)
  if (value === undefined) return range.otherwise
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (number >= range.min && number <= range.max) return number
  throw new ConfigError(name, `debe ser un número entero de ${range.min} a ${range.max}`)
}

function readChoice<T extends string>(env: Environment, name: string, choices: readonly T[]): T | undefined {
  const value = text(env, name)
  if (value === undefined) return undefined
  const choice = choices.find((c) => c === value)
  if (choice) return choice
  throw new ConfigError(name, `debe ser una de estas palabras: ${choices.join(', ')}`)
}

function readDatabaseUrl(env: Environment): string | undefined {
  const value = text(env, 'DATABASE_URL')
  if (value === undefined || /^postgres(ql)?:\/\//.test(value)) return value
  throw new ConfigError('DATABASE_URL', 'debe empezar con postgres:// o postgresql://')
}

function readUrl(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const value = text(env, name)
  if (value === undefined || (URL.canParse(value) && schemes.includes(new URL(value).protocol))) return value
  throw new ConfigError(name, `debe empezar con ${schemes.map((scheme) => `${scheme}//`).join(' o ')}`)
}

/** Several, so that a partner can change its key without a gap. */
function readPartnerKeys(env: Environment): string[] {
  const keys = (text(env, 'CONTAPRO_PARTNER_KEYS') ?? '').split(',').map((key) => key.trim())
  return keys.filter(Boolean).map((key) => {
    if (/^[!-~]{32,4096}$/.test(key)) return key
    throw new ConfigError(
      'CONTAPRO_PARTNER_KEYS',
      'debe contener llaves de al menos 32 caracteres sin espacios, separadas por comas',
    )
  })
}

function readCaptcha(env: Environment): Config['captcha'] {
  const url = readUrl(env, 'CONTAPRO_CAPTCHA_VERIFY_URL', ['http:', 'https:'])
  const secret = text(env, 'CONTAPRO_CAPTCHA_SECRET')
  if (url === undefined && secret === undefined) return undefined
  if (url !== undefined && secret !== undefined) return { url, secret }
  const missing = url === undefined ? 'CONTAPRO_CAPTCHA_VERIFY_URL' : 'CONTAPRO_CAPTCHA_SECRET'
  throw new ConfigError(missing, 'falta: el captcha necesita CONTAPRO_CAPTCHA_VERIFY_URL y CONTAPRO_CAPTCHA_SECRET')
}

function readWebRoot(env: Environment): string | undefined {
  const chosen = text(env, 'CONTAPRO_WEB_ROOT')
  const folder = resolve(chosen ?? join(repositoryRoot, 'apps/web/dist'))
  if (existsSync(join(folder, 'index.html'))) return folder
  if (chosen === undefined) return undefined
  throw new ConfigError('CONTAPRO_WEB_ROOT', 'debe nombrar una carpeta que contenga index.html')
}

function readOrigins(env: Environment): string[] {
  const values = (text(env, 'CONTAPRO_ALLOWED_ORIGINS') ?? '').split(',').map((part) => part.trim())
  return values.filter(Boolean).map((value) => {
    if (URL.canParse(value) && new URL(value).origin === value) return value
    throw new ConfigError(
      'CONTAPRO_ALLOWED_ORIGINS',
      'debe contener orígenes como https://example.com, separados por comas',
    )
  })
}

function readBackupKey(env: Environment): string | undefined {
  const value = text(env, 'CONTAPRO_BACKUP_KEY')
  if (value === undefined || /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/.test(value)) return value
  throw new ConfigError('CONTAPRO_BACKUP_KEY', 'debe contener la llave del archivo backup-key: AGE-SECRET-KEY-1…')
}

function readKey(env: Environment, name: string, { exact }: { exact: boolean }): Buffer | undefined {
  const value = text(env, name)
  if (value === undefined) return undefined
  const key = Buffer.from(value, 'base64')
  if (exact ? key.length === 32 : key.length >= 32) return key
  throw new ConfigError(name, `debe contener ${exact ? '32 bytes' : 'al menos 32 bytes'} en base64`)
}
