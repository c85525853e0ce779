import type { RouteOf } from '../client/call.ts'
import type { ContaproError } from '../client/contapro-error.ts'
import type { OperationId, OperationType } from '../contract/contract.ts'
import type { PartnerRefusal } from '../partners/partner-refusal.ts'

/**
 * What a client tells: to its host (`onEvent`, `client.events.subscribe`) at once, and, where the table names an entry, to the
 * accountant's event log in the background (part 1 §3 and §7, part 2 §7). Both are off the way of whatever happens.
 *
 * | type                     | told by                      | entry: event_type, description                                             |
 * | ------------------------ | ---------------------------- | -------------------------------------------------------------------------- |
 * | `signed-in`              | the client                   | `login`, or `loginsiscont` through the partner; none after a registration  |
 * | `password-rejected`      | the client                   | none: nobody is signed in                                                  |
 * | `signed-out`             | the client                   | none                                                                       |
 * | `session-expired`        | the client                   | none                                                                       |
 * | `partner-entry-refused`  | `createPartnerEntry`         | none: often nobody is signed in                                            |
 * | `call-failed`            | the client                   | none                                                                       |
 * | `company-registered`     | the client                   | `register_business`, or `siscont_formulario_empresa` for the Siscont profile |
 * | `plan-picked`            | the client                   | `{paid or trial}_{monthly or annual}_plan_{1–4}`, plan type                |
 * | `dashboard-first-viewed` | `useFirstDashboardView`      | `login_successful`, `dashboard`                                            |
 * | `viewed`                 | `useViewEvent`, after 10 s   | `view`, view                                                               |
 * | `clicked`                | `useEventLog`                | `click`, `{view}_{target}`                                                 |
 * | `previewed`              | `useEventLog`                | `preview`, `{view}_ver_comprobante` or `{view}_ver_constancia`             |
 * | `downloaded`             | `useEventLog`                | `download`, `{view}_{file}`                                                |
 * | `sidebar-clicked`        | `useEventLog`                | `sidebar`, entry                                                           |
 * | `company-selected`       | a widget                     | none                                                                       |
 * | `voucher-opened`         | a widget                     | none                                                                       |
 * | `voucher-downloaded`     | a widget                     | none                                                                       |
 * | `upload-finished`        | a widget                     | none                                                                       |
 * | `problem-shown`          | a widget                     | none                                                                       |
 */
export type ContaproEvent = SessionEvent | ActionEvent

/** What happened to the session and its calls. */
export type SessionEvent =
  /** A session began: by sign-in, by a registration, or through the partner software. */
  | { readonly type: 'signed-in'; readonly sessionId: string; readonly through: 'login' | 'registration' | 'siscont' }
  | { readonly type: 'password-rejected' }
  | { readonly type: 'signed-out' }
  /** A call that carried a token got 401 and the token could not be renewed; told once for each token. */
  | { readonly type: 'session-expired' }
  /** What the partner's address brought leads nowhere; a call that failed there is told as any other. */
  | { readonly type: 'partner-entry-refused'; readonly reason: PartnerRefusal['reason'] }
  /** A call failed for good, retries included. A request of `client.http` is named by its route. Cancelled calls are not announced. */
  | {
      readonly type: 'call-failed'
      readonly operation: OperationId | RouteOf<OperationId>
      readonly error: ContaproError
    }

/** What an accountant did. */
export type ActionEvent =
  | { readonly type: 'company-registered'; readonly ruc: string }
  /** Plan 1–4 monthly, 5–8 annual (decisions 34). */
  | { readonly type: 'plan-picked'; readonly planType: number; readonly isFreeTrial: boolean }
  /** The first dashboard view after a login. */
  | { readonly type: 'dashboard-first-viewed' }
  /** A screen was shown for ten seconds. */
  | { readonly type: 'viewed'; readonly view: string }
  | { readonly type: 'clicked'; readonly view: string; readonly target: string }
  | { readonly type: 'previewed'; readonly view: string; readonly document: 'comprobante' | 'constancia' }
  | { readonly type: 'downloaded'; readonly view: string; readonly file: string }
  | { readonly type: 'sidebar-clicked'; readonly entry: string }
  /** A company was chosen on Inicio or in the switcher. */
  | { readonly type: 'company-selected'; readonly businessUuid: string }
  /** The detail of one voucher was opened. `code` as decisions 16 writes it. */
  | { readonly type: 'voucher-opened'; readonly code: string; readonly operation: OperationType }
  | { readonly type: 'voucher-downloaded'; readonly code: string; readonly format: 'xml' | 'jpeg' }
  /** The server finished an upload; `failed` when no file could be taken. */
  | { readonly type: 'upload-finished'; readonly uploadUuid: string; readonly state: 'done' | 'failed' }
  /**
   * A widget shows this Spanish message: BUSINESS_NOT_FOUND when the accountant has no such company, WIDGET_FAILED after an
   * exception, THEME_UNKNOWN when nobody declared its look. A call that failed is told as `call-failed`.
   */
  | { readonly type: 'problem-shown'; readonly code: string; readonly message: string }

/** Listener of a client's events; it runs in the background, and what it throws makes no action fail. */
export type ContaproEventListener = (event: ContaproEvent) => void
