import { ownBusiness } from '../../company/own-business.ts'
import {
  findPadron,
  isReviewing,
  listSettingsChanges,
  type PadronInUse,
  type SettingsChange,
} from '../../company/settings/settings.store.ts'
import { settingsOf } from '../../company/settings/settings-of.ts'
import { type Settings, shippedSettings } from '../../company/settings/shipped-settings.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

/** A company's settings and their newest changes, newest first. */
export interface SettingsOfBusiness {
  readonly values: Settings
  /** What holds where nobody set anything. */
  readonly shipped: Settings
  readonly changes: readonly SettingsChange[]
  readonly padron: PadronInUse | undefined
  /** The vouchers are still being reviewed again after a change. */
  readonly isReviewing: boolean
}

const CHANGES = 100

/** Throws `BusinessNotFoundError`. */
export async function getSettings(ctx: RequestContext, businessUuid: string): Promise<SettingsOfBusiness> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  return {
    values: await settingsOf(ctx.database, uuid),
    shipped: shippedSettings,
    changes: await listSettingsChanges(ctx.database, uuid, CHANGES),
    padron: await findPadron(ctx.database, uuid),
    isReviewing: await isReviewing(ctx.database, uuid),
  }
}
