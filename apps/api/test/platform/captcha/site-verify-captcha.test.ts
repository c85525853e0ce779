import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CaptchaRefusedError, captchaOff } from '../../../src/platform/captcha/captcha.ts'
import { createSiteVerifyCaptcha } from '../../../src/platform/captcha/site-verify-captcha.ts'
import { createLogger } from '../../../src/platform/logging/create-logger.ts'

// A captcha service of the test's own, behind real HTTP.
let answer: (response: ServerResponse) => void
let asked: URLSearchParams | undefined
const log: string[] = []
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked = new URLSearchParams(await text(request))
  answer(response)
}
const server = createServer((request, response) => void serve(request, response))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const proof = { token: 't0k3n', action: 'REGISTER_USER', client: '190.0.0.1' }
const json = (body: object) => (response: ServerResponse) => response.end(JSON.stringify(body))
const captcha = (timeoutMs = 30_000) =>
  createSiteVerifyCaptcha({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    secret: 's3cret',
    logger: createLogger('debug', { write: (line: string) => log.push(line) }),
    timeoutMs,
  })

test('a token that the service takes is passed, with secret and client as its form has them', async () => {
  answer = json({ success: true, action: 'REGISTER_USER' })
  expect(await captcha().check(proof)).toBe('passed')
  expect(Object.fromEntries(asked ?? [])).toEqual({ secret: 's3cret', response: 't0k3n', remoteip: '190.0.0.1' })
})

test('a service that names no action takes a token as well', async () => {
  answer = json({ success: true })
  expect(await captcha().check(proof)).toBe('passed')
})

test.each([
  ['that the service refuses', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['for another action', { success: true, action: 'LOGIN' }],
])('a token %s is refused', async (_, body) => {
  answer = json(body)
  await expect(captcha().check(proof)).rejects.toThrow(CaptchaRefusedError)
})

test.each([
  ['fails', (response: ServerResponse) => response.writeHead(500).end(), undefined],
  ['answers no JSON', (response: ServerResponse) => response.end('<html>'), undefined],
  ['does not answer', () => undefined, 200],
])('a service that %s stops nobody, and neither token nor secret is logged', async (_, behave, timeoutMs) => {
  answer = behave
  log.length = 0
  expect(await captcha(timeoutMs).check(proof)).toBe('unchecked')
  expect(log).toHaveLength(1)
  for (const secret of ['t0k3n', 's3cret']) expect(log.join('')).not.toContain(secret)
})

test('without a token nobody is asked: the captcha failed in the browser and registration goes on', async () => {
  asked = undefined
  expect(await captcha().check({ ...proof, token: undefined })).toBe('missing')
  expect(asked).toBeUndefined()
})

test('without a service nobody is checked', async () => {
  expect(await captchaOff.check(proof)).toBe('off')
})
