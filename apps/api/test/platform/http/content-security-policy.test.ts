import { expect, test } from 'vitest'
import { contentSecurityPolicy, framePolicy } from '../../../src/platform/http/web/content-security-policy.ts'

const directive = (name: string, config: object): string | undefined =>
  contentSecurityPolicy(config)
    .split('; ')
    .find((d) => d.startsWith(`${name} `))

test.each([
  ['the API elsewhere', 'connect-src', { apiBaseUrl: 'https://api.example.com/v1' }, ' https://api.example.com'],
  ['a form elsewhere', 'frame-src', { uploadFormUrl: 'https://form.example.com/x' }, ' https://form.example.com'],
  ['the lead form', 'connect-src', { leadForm: { url: 'https://l.example.com/', key: 'k' } }, ' https://l.example.com'],
  [
    'cookie consent',
    'script-src',
    { cookieConsent: { scriptUrl: 'https://c.example.com/c.js' } },
    ' https://c.example.com',
  ],
  ['videos', 'media-src', { videos: { onboarding: 'https://v.example.com/a.mp4' } }, ' https://v.example.com'],
  ['captcha', 'frame-src', { captcha: { provider: 'recaptcha', siteKey: 'k' } }, ' https://www.google.com'],
  ['nothing', 'script-src', { captcha: null, tagManager: null }, ''],
  [
    'an address that would add a directive',
    'connect-src',
    { apiBaseUrl: "https://a.example.com; script-src 'unsafe-inline'" },
    '',
  ],
  ['an address of another kind', 'connect-src', { apiBaseUrl: 'javascript:alert(1)' }, ''],
  ['a number', 'connect-src', { apiBaseUrl: 1 }, ''],
])('the policy opens for %s to that host and no other', (_, name, config, added) => {
  expect(directive(name, config)).toBe(`${directive(name, {})}${added}`)
})

test('voucher files may be shown from the copies that the page holds', () => {
  expect(directive('frame-src', {})).toContain(' blob:')
  expect(directive('img-src', {})).toContain(' blob:')
})

test('scripts and styles come from the own origin only', () => {
  const policy = contentSecurityPolicy({})
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['no configuration', {}, "frame-ancestors 'self'"],
  [
    'two origins',
    { frameOrigins: ['https://a.example.pe', 'http://localhost:8080'] },
    "frame-ancestors 'self' https://a.example.pe http://localhost:8080",
  ],
  ['an address', { frameOrigins: ['https://a.example.pe/pagina?x=1'] }, "frame-ancestors 'self' https://a.example.pe"],
  ['what is no origin', { frameOrigins: ['*', 'https:', "'none'; script-src *", 7] }, "frame-ancestors 'self'"],
  ['what is no list', { frameOrigins: 'https://a.example.pe' }, "frame-ancestors 'self'"],
])('a frame opens to the origins of frameOrigins and no others: %s', (_, config, expected) => {
  expect(framePolicy(config).split('; ').at(-1)).toBe(expected)
})

test('frameOrigins opens the frames alone, and a frame opens no host of an adapter', () => {
  const config = { frameOrigins: ['https://a.example.pe'], captcha: { provider: 'recaptcha', siteKey: 'k' } }
  expect(contentSecurityPolicy(config)).toContain("frame-ancestors 'self'")
  expect(contentSecurityPolicy(config)).not.toContain('a.example.pe')
  expect(framePolicy({ ...config, apiBaseUrl: 'https://api.example.pe' })).toContain(
    "connect-src 'self' blob: https://api.example.pe;",
  )
  expect(framePolicy(config)).not.toContain('google')
})
