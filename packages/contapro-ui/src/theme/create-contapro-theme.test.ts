import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { createContaproTheme } from './create-contapro-theme.ts'

let warn: MockInstance<typeof console.warn>

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  warn.mockRestore()
  vi.unstubAllEnvs()
})

const accents = ['#0b57d0', '#6d28d9', '#b3261e', '#0f7b3f', '#111827', '#c2410c', '#be185d']
const lightAccents = ['#7cc0f9', '#c4b5fd', '#f9a8d4', '#86efac', '#facc15', '#e5e7eb']

describe('a theme from an accent', () => {
  it.each(accents)('in light keeps every pair of colours readable: %s', (accent) => {
    expect(createContaproTheme({ accent }).contrast).toEqual([])
    expect(createContaproTheme({ accent, surface: '#fffaf0', background: '#f1e9da' }).contrast).toEqual([])
  })

  it.each(lightAccents)('in dark keeps every pair of colours readable: %s', (accent) => {
    expect(createContaproTheme({ accent, scheme: 'dark' }).contrast).toEqual([])
    expect(createContaproTheme({ accent, scheme: 'dark', surface: '#2b2f36' }).contrast).toEqual([])
  })

  it('takes the accent as it is, and writes on it what can be read', () => {
    const { properties } = createContaproTheme({ accent: 'rgb(11 87 208)' })
    expect(properties['--cp-color-brand']).toBe('#0b57d0')
    expect(properties['--cp-color-on-brand']).toBeUndefined() // white, as in the base
    expect(createContaproTheme({ accent: '#ffd43b', scheme: 'dark' }).properties['--cp-color-on-brand']).not.toBe(
      '#ffffff',
    )
  })

  it('stands on the base theme and says only what differs', () => {
    const theme = createContaproTheme({ accent: '#0b57d0' })
    expect(theme.base).toBe('contapro')
    expect(createContaproTheme({ accent: '#7cc0f9', scheme: 'dark' }).base).toBe('contapro-dark')
    expect(Object.keys(theme.properties)).not.toContain('--cp-color-success-text')
    expect(Object.keys(theme.properties)).not.toContain('--cp-radius-md')
  })

  it('gives purchases another colour than sales when the accent is a blue', () => {
    const { properties } = createContaproTheme({ accent: '#0b57d0' })
    expect(properties['--cp-chart-ventas']).toBe('#0b57d0')
    expect(properties['--cp-chart-compras']).toBe('#00747c')
    expect(createContaproTheme({ accent: '#b3261e' }).properties['--cp-chart-compras']).toBeUndefined()
  })
})

describe('the other choices', () => {
  it('turn one radius into the corners of all sizes', () => {
    expect(createContaproTheme({ accent: '#0b57d0', radius: 4 }).properties).toMatchObject({
      '--cp-radius-xs': '2px',
      '--cp-radius-sm': '3px',
      '--cp-radius-md': '4px',
      '--cp-radius-lg': '6px',
      '--cp-radius-xl': '8px',
    })
    expect(createContaproTheme({ accent: '#0b57d0', radius: 0 }).properties).toMatchObject({
      '--cp-radius-md': '0px',
      '--cp-radius-full': '0px',
    })
  })

  it('give families, rem and density', () => {
    const theme = createContaproTheme({
      accent: '#0b57d0',
      density: 'compact',
      fonts: { text: "'Segoe UI', sans-serif" },
      rem: '1.6rem',
    })
    expect(theme.density).toBe('compact')
    expect(theme.properties).toMatchObject({ '--cp-font-family': "'Segoe UI', sans-serif", '--cp-rem': '1.6rem' })
    expect(theme.properties['--cp-font-mono']).toBeUndefined()
  })

  it('let a token of the host win over what is derived', () => {
    const theme = createContaproTheme({
      accent: '#0b57d0',
      tokens: { color: { focus: '#ff0080' }, card: { shadow: 'none' } },
    })
    expect(theme.properties['--cp-color-focus']).toBe('#ff0080')
    expect(theme.properties['--cp-card-shadow']).toBe('none')
  })

  it('lift every surface to the one that the host names', () => {
    const { properties } = createContaproTheme({
      accent: '#7cc0f9',
      scheme: 'dark',
      surface: '#2b2f36',
      background: '#202329',
    })
    expect(properties['--cp-color-surface']).toBe('#2b2f36')
    expect(properties['--cp-color-bg']).toBe('#202329')
    expect(properties['--cp-color-surface-raised']).toMatch(/^#3[0-9a-f]3[0-9a-f]4?/)
  })

  it('give the same rules for the same choices, under the same name, and others under another', () => {
    const one = createContaproTheme({ accent: '#0b57d0' })
    expect(createContaproTheme({ accent: '#0B57D0' })).toEqual(one)
    expect(one.css).toContain(`@layer contapro.tokens{[data-cp-brand='${one.id}']{`)
    expect(createContaproTheme({ accent: '#0b57d1' }).id).not.toBe(one.id)
  })

  it('throw when a colour cannot be read, and say which', () => {
    expect(() => createContaproTheme({ accent: 'var(--brand)' })).toThrow(/accent "var\(--brand\)"/)
    expect(() => createContaproTheme({ accent: '#0b57d0', surface: 'nope' })).toThrow(/surface "nope"/)
  })
})

describe('a theme that cannot be read', () => {
  it('names each pair with its ratio and what it needs', () => {
    const { contrast } = createContaproTheme({ accent: '#ffe066' })
    expect(contrast).toContainEqual({
      foreground: 'color-brand',
      background: 'color-surface',
      ratio: expect.closeTo(1.31, 1),
      least: 3,
    })
  })

  it('warns a developer once, and says what to do', () => {
    createContaproTheme({ accent: '#ffc9c9' })
    createContaproTheme({ accent: '#ffc9c9' })
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toMatch(/color-brand on color-surface: 1\.\d\d:1, needs 3:1[^]*Choose an accent/)
  })

  it('is silent in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(createContaproTheme({ accent: '#ffe068' }).contrast).not.toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it('is silent about a good one', () => {
    createContaproTheme({ accent: '#0b57d0' })
    expect(warn).not.toHaveBeenCalled()
  })

  it('checks the tokens that the host sets itself', () => {
    const { contrast } = createContaproTheme({ accent: '#0b57d0', tokens: { color: { textSecondary: '#c0c0c0' } } })
    expect(contrast).toContainEqual(expect.objectContaining({ foreground: 'color-text-secondary' }))
  })
})
