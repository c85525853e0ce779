import { useContaproClient } from '../provider/contapro-context.ts'
import { useStore } from '../provider/use-store.ts'
import type { FlagStore, LocalFlags } from './local-flags.ts'

/** The flags of this browser, and the function that sets one. */
export function useFlags(): readonly [flags: LocalFlags, setFlag: FlagStore['setFlag']] {
  const { flags } = useContaproClient().session
  return [useStore(flags), flags.setFlag]
}
