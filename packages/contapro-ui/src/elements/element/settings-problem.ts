import { parseTaxPeriod } from '@contapro/sunat'
import type { SettingsProblem } from '../../messages/element.messages.ts'
import type { SceneSettings } from './contapro-element.ts'

/** The first setting that is wrong; a look that is not there counts before what would be shown in it. */
export function settingsProblem(settings: SceneSettings): SettingsProblem | undefined {
  for (const [code, read, isGood] of checks) {
    const value = read(settings)
    if (value !== undefined && !isGood(value)) return { code, value }
  }
  return undefined
}

/** Whether a theme of the package has this name. */
export const isThemeName = (name: string): boolean => ['contapro', 'contapro-dark', 'siscont'].includes(name)

type Check = readonly [
  code: SettingsProblem['code'],
  read: (settings: SceneSettings) => string | undefined,
  isGood: (value: string) => boolean,
]

const checks: readonly Check[] = [
  ['THEME_UNKNOWN', ({ theme }) => (typeof theme === 'object' ? undefined : theme), isThemeName],
  ['DENSITY_UNKNOWN', ({ density }) => density, (value) => value === 'compact' || value === 'comfortable'],
  ['LOCALE_INVALID', ({ locale }) => locale, isLocale],
  ['BASE_URL_INVALID', ({ baseUrl }) => baseUrl, (value) => value === '' || /^https?:$/.test(protocolOf(value))],
  ['COMPANY_INVALID', ({ company }) => company, (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)],
  ['PERIOD_INVALID', ({ period }) => period, (value) => parseTaxPeriod(value) !== undefined],
  ['OPERATION_UNKNOWN', ({ operation }) => operation, (value) => value === 'COMPRA' || value === 'VENTA'],
]

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '')
