import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import { findSetValues, listSettingsChanges, type SettingsChange } from './settings.store.ts'
import { type Settings, shippedSettings } from './shipped-settings.ts'

/** A company's settings and their newest changes, newest first. */
export interface SettingsOfBusiness {
  readonly values: Settings
  readonly changes: readonly SettingsChange[]
}

const CHANGES = 100

/** Throws `BusinessNotFoundError`. */
export async function getSettings(ctx: RequestContext, businessUuid: string): Promise<SettingsOfBusiness> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  return {
    values: { ...shippedSettings, ...(await findSetValues(ctx.database, uuid)) },
    changes: await listSettingsChanges(ctx.database, uuid, CHANGES),
  }
}
