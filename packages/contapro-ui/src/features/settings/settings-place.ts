import { type RefObject, useEffect, useRef } from 'react'

/** A place in the settings that somebody comes to from elsewhere: the field for a new row has the focus. */
export interface SettingsPlace {
  readonly section: 'prorrata' | 'exchange_rates' | 'stated_carries'
  /** Of `exchange_rates`: what the new row begins with, ISO 4217. */
  readonly currency?: string | undefined
  /** Of `exchange_rates`: `YYYY-MM-DD`. */
  readonly date?: string | undefined
}

/** What is to be typed there. */
const fields = { prorrata: 'coefficient', exchange_rates: 'rate', stated_carries: 'box' } as const

/** Brings the focus, and the page with it, to a place once it is drawn. */
export function useSettingsPlace(place: SettingsPlace | undefined): RefObject<HTMLDivElement | null> {
  const settings = useRef<HTMLDivElement>(null)
  const section = place?.section
  useEffect(() => {
    if (section === undefined) return
    settings.current?.querySelector<HTMLElement>(`[data-setting="${section}"] [name="${fields[section]}"]`)?.focus()
  }, [section])
  return settings
}
