import type { HttpHandler } from 'msw'
import type { Settings, SettingsPatch, SettingsValues, User } from '../../contract/contract.ts'
import { aSettings } from '../builders/a-settings.ts'
import { applyExchangeRates } from '../mock-exchange-rates.ts'
import type { MockData } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'

/** The settings of a company, each change dated and signed (decisions 30). */
export function settingsHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'getSettings', ({ params, data, ownBusiness, reply }) =>
      reply(200, settingsOf(data, ownBusiness({ uuid: params.uuid }).uuid)),
    ),
    mockOperation(server, 'updateSettings', async ({ params, body, data, user, ownBusiness, reply }) => {
      const { uuid, ruc } = ownBusiness({ uuid: params.uuid })
      const settings = changed(settingsOf(data, uuid), await body(), user)
      data.settings.set(uuid, settings)
      applyExchangeRates(data, ruc, settings)
      return reply(200, settings)
    }),
  ]
}

function settingsOf({ settings }: MockData, businessUuid: string): Settings {
  return settings.get(businessUuid) ?? aSettings()
}

function changed(settings: Settings, after: SettingsPatch, user: User): Settings {
  const names = Object.keys(after) as (keyof SettingsValues)[]
  const before = Object.fromEntries(names.map((name) => [name, settings.values[name]])) as SettingsPatch
  const change = {
    changed_at: new Date().toISOString(),
    changed_by: `${user.name} ${user.last_name}`.trim(),
    before,
    after,
  }
  return { ...settings, values: { ...settings.values, ...after }, changes: [change, ...settings.changes].slice(0, 100) }
}
