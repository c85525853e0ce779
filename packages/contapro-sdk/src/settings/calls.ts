import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { Settings, SettingsPatch } from '../contract/contract.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'

/** Every value that is set for a company (decisions 30), who changed what and when, and the padrón in use. Fails with 404 BUSINESS_NOT_FOUND. */
export function getSettings({ call }: ContaproClient, businessUuid: string, options?: CallOptions): Promise<Settings> {
  const route = 'GET /app/internal/businesses/{uuid}/settings'
  return call(
    { operation: 'getSettings', defaults: defaults.getSettings, route, path: { uuid: businessUuid } },
    options,
  )
}

/** Changes the values that are given, each whole. Fails with 404 BUSINESS_NOT_FOUND, 422 with the fields at fault. */
export function updateSettings(
  { call }: ContaproClient,
  businessUuid: string,
  patch: SettingsPatch,
  options?: CallOptions,
): Promise<Settings> {
  const route = 'PATCH /app/internal/businesses/{uuid}/settings'
  return call(
    {
      operation: 'updateSettings',
      defaults: defaults.updateSettings,
      route,
      path: { uuid: businessUuid },
      body: patch,
    },
    options,
  )
}
