import type { ContaproError, Settings, SettingsChange, SettingsValues } from '@contapro/sdk'
import { useEventLog, useUpdateSettings } from '@contapro/sdk/react'
import { useLayoutEffect, useState } from 'react'
import { isSameSetting } from './same-setting.ts'

/** The screen's name in the event log. */
export const settingsView = 'ajustes'

/** One of the settings. */
export type SettingName = keyof SettingsValues

/** What every section of the settings is given. */
export interface SectionProps {
  readonly businessUuid: string
  readonly settings: Settings
  /** Whether a section holds what was not saved. */
  readonly onUnsaved: (name: SettingName, isUnsaved: boolean) => void
}

/** Where a setting stands, whatever its value is. */
export interface SettingWork {
  readonly name: SettingName
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  /** The last save succeeded, and nothing was changed since. */
  readonly isSaved: boolean
  readonly error: ContaproError | null
  /** What stands here is what Contapro ships. */
  readonly isShipped: boolean
  /** The newest change that was saved. */
  readonly lastChange: SettingsChange | undefined
  readonly save: () => void
  readonly discard: () => void
  /** Goes back to what Contapro ships; saved like any other change. */
  readonly restore: () => void
  /** Saves what stood before the newest change. */
  readonly undo: () => void
}

/** A setting at work: what is to be saved, and where that stands. */
export interface SettingDraft<Name extends SettingName> extends SettingWork {
  readonly value: SettingsValues[Name]
  readonly change: (value: SettingsValues[Name]) => void
  /** Saves `value`, or another. */
  readonly save: (value?: SettingsValues[Name]) => void
}

/**
 * Keeps what is changed of a setting until it is saved, whole, or discarded. With `isTyped` a form of the section holds something
 * that is no value yet.
 */
export function useSettingDraft<Name extends SettingName>(
  { businessUuid, settings, onUnsaved }: SectionProps,
  name: Name,
  isTyped = false,
): SettingDraft<Name> {
  type Value = SettingsValues[Name]
  const saved: Value = settings.values[name]
  const [draft, setDraft] = useState<{ readonly value: Value }>()
  const update = useUpdateSettings()
  const tell = useEventLog()
  const value = draft ? draft.value : saved
  const isUnsaved = isTyped || !isSameSetting(value, saved)
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined
    onUnsaved(name, true)
    return () => onUnsaved(name, false)
  }, [name, isUnsaved, onUnsaved])
  const send = (wanted: Value, target: string): void => {
    if (update.isPending) return
    tell({ type: 'clicked', view: settingsView, target })
    update.mutate({ businessUuid, patch: { [name]: wanted } }, { onSuccess: () => setDraft(undefined) })
  }
  const change = (next: Value): void => {
    update.reset()
    setDraft({ value: next })
  }
  const { shipped } = settings
  const lastChange = settings.changes.find(({ after }) => name in after)
  return {
    name,
    value,
    isUnsaved,
    isSaving: update.isPending,
    isSaved: update.isSuccess && !isUnsaved,
    error: update.error,
    isShipped: shipped === undefined || isSameSetting(value, shipped[name]),
    lastChange,
    change,
    save: (wanted = value) => send(wanted, 'guardar'),
    discard: () => {
      update.reset()
      setDraft(undefined)
    },
    restore: () => {
      if (shipped) change(shipped[name])
    },
    undo: () => {
      if (lastChange) send(lastChange.before[name] as Value, 'deshacer')
    },
  }
}
