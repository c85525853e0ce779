import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/config.ts'
import { startupProblem } from '../../src/startup-problem.ts'

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
    limits: { maxFileBytes: 1024 ** 3, maxUploadFiles: 500 },
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
  ['CONTAPRO_MAX_FILE_MIB', '0'],
  ['CONTAPRO_MAX_UPLOAD_FILES', '1.5'],
])('%s = %s is an error that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(`La variable de entorno ${name} debe `)
})

test('the value of a key is not told', () => {
  expect(() => readConfig({ CONTAPRO_TOKEN_SECRET: 'c2VjcmV0bw==' })).toThrow(/^(?!.*c2VjcmV0bw).*$/)
})

test.each([
  ['EADDRINUSE', 'El puerto está ocupado'],
  ['FOLDER_IN_USE', 'Otro servidor de Contapro está usando la carpeta de datos'],
  ['ECONNREFUSED', 'El servidor PostgreSQL de DATABASE_URL no responde'],
  ['28P01', 'El servidor PostgreSQL rechazó el acceso'],
])('a start that fails by %s says what to do, also when it is only the cause', (code, sentence) => {
  const cause = Object.assign(new Error('x'), { code })
  expect(startupProblem(cause)).toContain(sentence)
  expect(startupProblem(new Error('y', { cause }))).toContain(sentence)
})
