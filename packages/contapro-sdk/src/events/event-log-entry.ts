import type { ContaproEvent } from './contapro-event.ts'

/** How an event stands in the log. */
export interface EventLogEntry {
  readonly event_type: string
  readonly description: string
}

/** The entry of an event, undefined when it has none; the table of `ContaproEvent` lists them. */
export function eventLogEntryOf(event: ContaproEvent, isPartner: boolean): EventLogEntry | undefined {
  const make = ENTRIES[event.type] as EntryMaker<ContaproEvent> | null
  return make?.(event, isPartner)
}

type EntryMaker<Event> = (event: Event, isPartner: boolean) => EventLogEntry | undefined
type EntryMakers = {
  readonly [Type in ContaproEvent['type']]: EntryMaker<Extract<ContaproEvent, { readonly type: Type }>> | null
}

const ENTRIES: EntryMakers = {
  'signed-in': ({ through }) =>
    through === 'registration' ? undefined : same(through === 'siscont' ? 'loginsiscont' : 'login'),
  'password-rejected': null,
  'signed-out': null,
  'session-expired': null,
  'partner-entry-refused': null,
  'call-failed': null,
  'company-registered': (_, isPartner) => same(isPartner ? 'siscont_formulario_empresa' : 'register_business'),
  'plan-picked': ({ planType, isFreeTrial }) => entry(planEventType(planType, isFreeTrial), String(planType)),
  'dashboard-first-viewed': () => entry('login_successful', 'dashboard'),
  viewed: ({ view }) => entry('view', view),
  clicked: ({ view, target }) => entry('click', `${view}_${target}`),
  previewed: ({ view, document }) => entry('preview', `${view}_ver_${document}`),
  downloaded: ({ view, file }) => entry('download', `${view}_${file}`),
  'sidebar-clicked': (event) => entry('sidebar', event.entry),
  'company-selected': null,
  'voucher-opened': null,
  'voucher-downloaded': null,
  'upload-finished': null,
  'problem-shown': null,
}

/** Longest description of the contract. */
const MAX_DESCRIPTION = 500

function entry(event_type: string, description: string): EventLogEntry {
  return { event_type, description: description.slice(0, MAX_DESCRIPTION) }
}

function same(event_type: string): EventLogEntry {
  return entry(event_type, event_type)
}

/** Plans 1–4 are monthly, 5–8 the same four by the year (decisions 34). */
function planEventType(planType: number, isFreeTrial: boolean): string {
  const isAnnual = planType > 4
  return `${isFreeTrial ? 'trial' : 'paid'}_${isAnnual ? 'annual' : 'monthly'}_plan_${isAnnual ? planType - 4 : planType}`
}
