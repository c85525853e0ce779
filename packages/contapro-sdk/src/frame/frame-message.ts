import type { ActionEvent } from '../events/contapro-event.ts'
import { isRecord } from '../json/json-record.ts'
import type { FrameContent, FrameTarget } from './frame-widget.ts'

/** What somebody did in the frame. */
export type FrameEvent = Exclude<ActionEvent, { readonly type: 'problem-shown' }>

/** What the frame tells the page around. */
export type FrameMessage =
  /** It listens: the host now gives a token. */
  | { readonly type: 'contapro:ready'; readonly widget: string }
  /** The token was refused: the host gives another, or null when its session is over. */
  | { readonly type: 'contapro:token-request' }
  /** The height that its content needs, in CSS pixels. */
  | { readonly type: 'contapro:height'; readonly height: number }
  | { readonly type: 'contapro:event'; readonly event: FrameEvent }
  /** A link was pressed; the frame itself goes nowhere. */
  | { readonly type: 'contapro:navigate'; readonly target: FrameTarget }
  /** Somebody chose another tax period, `YYYYMM`. */
  | { readonly type: 'contapro:period'; readonly period: string }
  /** Something failed; the frame shows the Spanish message in its place. */
  | { readonly type: 'contapro:error'; readonly code: string; readonly message: string }

/** What the page around tells the frame. */
export type FrameHostMessage =
  /** The access token; null when nobody is signed in. */
  | { readonly type: 'contapro:token'; readonly token: string | null }
  /** Another company, period, look or other links; what is left out stays. */
  | ({ readonly type: 'contapro:show' } & FrameContent)

/** A message of the host, one of ours that cannot be read, or undefined for what others send to the same window. */
export function readFrameHostMessage(
  data: unknown,
): { readonly message: FrameHostMessage } | { readonly unreadable: string } | undefined {
  if (!isRecord(data) || typeof data['type'] !== 'string' || !data['type'].startsWith('contapro:')) return undefined
  const { type } = data
  const isReadable = type === 'contapro:token' ? isToken(data['token']) : type === 'contapro:show' && isContent(data)
  return isReadable ? { message: data as unknown as FrameHostMessage } : { unreadable: type }
}

/** A message of the frame, or undefined. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined
  return checks.get(data['type'])?.(data) ? (data as unknown as FrameMessage) : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isToken = (value: unknown): boolean => value === null || (isText(value) && value !== '')
const isAbsentOr = (value: unknown, check: (value: unknown) => boolean): boolean => value === undefined || check(value)

function isContent({ company, period, operation, theme, links }: Readonly<Record<string, unknown>>): boolean {
  return (
    isAbsentOr(company, isText) &&
    isAbsentOr(period, isText) &&
    isAbsentOr(operation, isText) &&
    isAbsentOr(theme, (value) => isText(value) || (isRecord(value) && isText(value['accent']))) &&
    isAbsentOr(links, (value) => isRecord(value) && Object.values(value).every(isText))
  )
}

type Check = (data: Readonly<Record<string, unknown>>) => boolean

const checks: ReadonlyMap<unknown, Check> = new Map<FrameMessage['type'], Check>([
  ['contapro:ready', ({ widget }) => isText(widget)],
  ['contapro:token-request', () => true],
  ['contapro:height', ({ height }) => typeof height === 'number' && height >= 0 && height < Infinity],
  ['contapro:event', ({ event }) => isRecord(event) && isText(event['type'])],
  ['contapro:navigate', ({ target }) => isRecord(target) && isText(target['to'])],
  ['contapro:period', ({ period }) => isText(period)],
  ['contapro:error', ({ code, message }) => isText(code) && isText(message)],
])
