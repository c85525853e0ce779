import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../src/platform/config.ts'
import { ConnectionLostError } from '../../../src/platform/db/connection-lost-error.ts'
import { startupProblem } from '../../../src/platform/errors/startup-problem.ts'

test('without variables the embedded database is used, on this machine alone, with demo data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/\/\.contapro$/),
    isDemo: true,
    logLevel: 'warn',
    allowedOrigins: [],
    trustedProxies: 0,
    limits: {
      maxFileBytes: 1024 ** 3,
      maxUploadFiles: 500,
      maxUploadsAtOnce: 4,
      maxDayBytes: 20 * 1024 ** 3,
      maxDayFiles: 20_000,
      bodySeconds: 30,
      uploadIdleSeconds: 60,
    },
  })
})

test('behind DATABASE_URL there are no demo data unless CONTAPRO_DEMO says so', () => {
  const DATABASE_URL = 'postgresql://contapro@db/contapro'
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, isDemo: false, logLevel: 'info' })
  expect(readConfig({ DATABASE_URL, CONTAPRO_DEMO: 'on' })).toMatchObject({ isDemo: true })
})

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('origins and keys are read', () => {
  const key = randomBytes(32)
  const config = readConfig({
    CONTAPRO_ALLOWED_ORIGINS: 'https://a.example.com, http://localhost:5173',
    CONTAPRO_SEALING_KEY: key.toString('base64'),
  })
  expect(config.allowedOrigins).toEqual(['https://a.example.com', 'http://localhost:5173'])
  expect(config.sealingKey).toEqual(key)
})

test('mails go to the data folder and nothing is collected in a bare installation; the demo collects', () => {
  expect(readConfig({ CONTAPRO_DEMO: 'off' })).toMatchObject({
    publicUrl: undefined,
    mail: { smtpUrl: undefined, from: 'Contapro <no-responder@localhost>' },
    captcha: undefined,
    plansFile: undefined,
    collector: 'none',
    recoveryMinutes: 30,
    stopSeconds: 25,
  })
  expect(readConfig({})).toMatchObject({ collector: 'demo' })
  expect(readConfig({ CONTAPRO_COLLECTOR: 'none' })).toMatchObject({ collector: 'none' })
})

test('keys of partners are read, and a short one is refused without being told', () => {
  const [older, newer] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')]
  expect(readConfig({ CONTAPRO_PARTNER_KEYS: `${older}, ${newer}` }).partnerKeys).toEqual([older, newer])
  expect(readConfig({}).partnerKeys).toEqual([])
  const short = () => readConfig({ CONTAPRO_PARTNER_KEYS: `${older},corta` })
  expect(short).toThrow('La variable de entorno CONTAPRO_PARTNER_KEYS debe contener llaves de al menos 32 caracteres')
  expect(short).not.toThrow('corta')
})

test('mail, captcha, plans and the public address are read', () => {
  const variables = {
    PUBLIC_URL: 'https://app.example.pe',
    SMTP_URL: 'smtps://contapro:clave@mail.example.pe',
    MAIL_FROM: 'Contapro <hola@example.pe>',
    CONTAPRO_CAPTCHA_VERIFY_URL: 'https://captcha.example.com/siteverify',
    CONTAPRO_CAPTCHA_SECRET: 's3cret',
    CONTAPRO_PLANS: '/etc/contapro/plans.json',
    CONTAPRO_RECOVERY_MINUTES: '15',
  }
  expect(readConfig(variables)).toMatchObject({
    publicUrl: 'https://app.example.pe',
    mail: { smtpUrl: 'smtps://contapro:clave@mail.example.pe', from: 'Contapro <hola@example.pe>' },
    captcha: { url: 'https://captcha.example.com/siteverify', secret: 's3cret' },
    plansFile: '/etc/contapro/plans.json',
    recoveryMinutes: 15,
  })
})

test.each([
  [{ CONTAPRO_CAPTCHA_SECRET: 's3cret' }, 'CONTAPRO_CAPTCHA_VERIFY_URL'],
  [{ CONTAPRO_CAPTCHA_VERIFY_URL: 'https://captcha.example.com' }, 'CONTAPRO_CAPTCHA_SECRET'],
])('half of a captcha is an error that names the other half', (variables, missing) => {
  expect(() => readConfig(variables)).toThrow(`La variable de entorno ${missing} falta`)
})

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['CONTAPRO_DEMO', 'yes'],
  ['CONTAPRO_LOG_LEVEL', 'loud'],
  ['CONTAPRO_WEB_ROOT', '/nowhere'],
  ['CONTAPRO_ALLOWED_ORIGINS', 'https://example.com/path'],
  ['CONTAPRO_ALLOWED_ORIGINS', '*'],
  ['CONTAPRO_TRUSTED_PROXIES', '11'],
  ['CONTAPRO_TOKEN_SECRET', 'c2hvcnQ='],
  ['CONTAPRO_SEALING_KEY', randomBytes(33).toString('base64')],
  ['CONTAPRO_BACKUP_KEY', randomBytes(32).toString('base64')],
  ['PUBLIC_URL', 'app.example.pe'],
  ['SMTP_URL', 'https://mail.example.pe'],
  ['CONTAPRO_COLLECTOR', 'sire'],
  ['CONTAPRO_RECOVERY_MINUTES', '0'],
  ['CONTAPRO_MAX_FILE_MIB', '0'],
  ['CONTAPRO_MAX_UPLOAD_FILES', '1.5'],
  ['CONTAPRO_BODY_SECONDS', '0'],
  ['CONTAPRO_UPLOAD_IDLE_SECONDS', '0'],
])('%s = %s is an error that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(`La variable de entorno ${name} debe `)
})

test('the value of a key is not told', () => {
  expect(() => readConfig({ SMTP_URL: 'http://contapro:cl4ve@mail' })).toThrow(/^(?!.*cl4ve).*$/)
  expect(() => readConfig({ CONTAPRO_TOKEN_SECRET: 'c2VjcmV0bw==' })).toThrow(/^(?!.*c2VjcmV0bw).*$/)
})

test.each([
  ['EADDRINUSE', 'El puerto está ocupado'],
  ['FOLDER_IN_USE', 'Otro servidor de Contapro está usando la carpeta de datos'],
  ['ECONNREFUSED', 'El servidor PostgreSQL de DATABASE_URL no responde'],
  ['28P01', 'El servidor PostgreSQL rechazó el acceso'],
  ['08006', 'El servidor PostgreSQL de DATABASE_URL no responde'],
  ['53100', 'El disco de los datos está casi lleno'],
  ['ENOSPC', 'El disco de los datos está casi lleno'],
])('a start that fails by %s says what to do, also when it is only the cause', (code, sentence) => {
  const cause = Object.assign(new Error('x'), { code })
  expect(startupProblem(cause)).toContain(sentence)
  expect(startupProblem(new Error('y', { cause }))).toContain(sentence)
  expect(startupProblem(new ConnectionLostError(cause))).toContain(sentence)
})
