import { useAppServices } from '../app-services.ts'
import { supportAddress } from '../target-address.ts'
import { useIsSiscont } from './use-accountant.ts'

/** Where to write to somebody, if the deployment has such a place; the partner's accountants have their own. */
export function useSupportAddress(): string | undefined {
  return supportAddress(useAppServices().config, useIsSiscont())
}
