import { expect, test } from 'vitest'
import type { SceneSettings } from './contapro-element.ts'
import { settingsProblem } from './settings-problem.ts'

const company = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d'

test.each<SceneSettings>([
  {},
  { company, period: '202608', theme: 'siscont', density: 'compact', locale: 'es', operation: 'VENTA' },
  { baseUrl: 'https://api.example.pe' },
  { baseUrl: '' },
  { company: company.toUpperCase() },
])('nothing is wrong with %o', (settings) => {
  expect(settingsProblem(settings)).toBeUndefined()
})

test.each<[SceneSettings, string, string]>([
  [{ theme: 'Siscont' }, 'THEME_UNKNOWN', 'Siscont'],
  [{ density: 'cozy' as 'compact' }, 'DENSITY_UNKNOWN', 'cozy'],
  [{ locale: 'es_PE' }, 'LOCALE_INVALID', 'es_PE'],
  [{ baseUrl: '/api' }, 'BASE_URL_INVALID', '/api'],
  [{ baseUrl: 'javascript:alert(1)' }, 'BASE_URL_INVALID', 'javascript:alert(1)'],
  [{ company: '20990000019' }, 'COMPANY_INVALID', '20990000019'],
  [{ company: '' }, 'COMPANY_INVALID', ''],
  [{ period: '2026-08' }, 'PERIOD_INVALID', '2026-08'],
  [{ period: '202613' }, 'PERIOD_INVALID', '202613'],
  [{ operation: 'compra' }, 'OPERATION_UNKNOWN', 'compra'],
  [{ period: 'x', theme: 'y' }, 'THEME_UNKNOWN', 'y'],
])('%o is %s', (settings, code, value) => {
  expect(settingsProblem(settings)).toEqual({ code, value })
})
