import { isRecord, parseRecord } from '../json/json-record.ts'
import type { KeyValueStorage } from './browser-storage.ts'
import { onOtherTab } from './local-flags.ts'
import { createStore, type Store } from './store.ts'

/** What was last copied of each box of a form, in whole soles, by the number of the box. */
export type CopiedBoxes = Readonly<Record<string, number>>

/** The form of an accountant's company and period. */
export interface FormPlace {
  readonly account: string
  readonly businessUuid: string
  readonly taxPeriod: string
}

interface CopiedForms {
  readonly forms: Readonly<Record<string, CopiedBoxes>>
}

/** The boxes that were copied in this browser, and the way to remember one more. */
export interface CopiedBoxStore extends Store<CopiedForms> {
  readonly copiedOf: (forms: CopiedForms, place: FormPlace) => CopiedBoxes
  readonly markCopied: (place: FormPlace, box: string, value: number) => void
}

/** Key in local storage. */
const KEY = 'copiedBoxes'

/** The forms that are remembered; what was copied first is forgotten first. */
const MOST_FORMS = 200

const none: CopiedBoxes = {}

const stores = /* @__PURE__ */ new WeakMap<KeyValueStorage, CopiedBoxStore>()

/** The one store of a browser's copied boxes, made when a form first asks for it. */
export function copiedBoxesIn(storage: KeyValueStorage): CopiedBoxStore {
  const known = stores.get(storage) ?? createCopiedBoxStore(storage)
  stores.set(storage, known)
  return known
}

/** Reads what this browser remembers of copied boxes; what is unreadable is forgotten. */
export function createCopiedBoxStore(storage: KeyValueStorage): CopiedBoxStore {
  const { getSnapshot, getServerSnapshot, subscribe, set } = createStore<CopiedForms>(
    { forms: storedForms(storage) },
    { forms: {} },
  )
  return {
    getSnapshot,
    getServerSnapshot,
    subscribe: (listener) => {
      const leave = subscribe(listener)
      const stop = onOtherTab(() => set({ forms: storedForms(storage) }))
      return () => {
        leave()
        stop()
      }
    },
    copiedOf: ({ forms }, place) => forms[keyOf(place)] ?? none,
    markCopied: (place, box, value) => {
      // Another tab may have copied meanwhile.
      const { [keyOf(place)]: form, ...others } = storedForms(storage)
      const kept = Object.entries(others).slice(1 - MOST_FORMS)
      const forms = { ...Object.fromEntries(kept), [keyOf(place)]: { ...form, [box]: value } }
      storage.setItem(KEY, JSON.stringify(forms))
      set({ forms })
    },
  }
}

const keyOf = ({ account, businessUuid, taxPeriod }: FormPlace): string => `${account} ${businessUuid} ${taxPeriod}`

function storedForms(storage: KeyValueStorage): Readonly<Record<string, CopiedBoxes>> {
  const forms = Object.entries(parseRecord(storage.getItem(KEY)) ?? {})
  return Object.fromEntries(forms.flatMap(([key, form]) => (isRecord(form) ? [[key, boxesOf(form)]] : [])))
}

function boxesOf(form: Readonly<Record<string, unknown>>): CopiedBoxes {
  const boxes = Object.entries(form).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  return Object.fromEntries(boxes)
}
