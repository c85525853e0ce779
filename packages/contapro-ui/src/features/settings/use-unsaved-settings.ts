import { useCallback, useState } from 'react'
import type { SectionProps, SettingName } from './use-setting-draft.ts'

/** Which sections hold something that was not saved. */
export function useUnsavedSettings(): { readonly hasUnsaved: boolean; readonly onUnsaved: SectionProps['onUnsaved'] } {
  const [names, setNames] = useState<readonly SettingName[]>([])
  const onUnsaved = useCallback((name: SettingName, isUnsaved: boolean): void => {
    setNames((known) => [...known.filter((one) => one !== name), ...(isUnsaved ? [name] : [])])
  }, [])
  return { hasUnsaved: names.length > 0, onUnsaved }
}
