import type { FrameContent, FrameTheme } from '@contapro/sdk/frame'
import type { FrameProblem } from './frame-problem.ts'
import { problems } from './frame-problem.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const PERIOD = /^\d{4}(?:0[1-9]|1[0-2])$/
const themes: ReadonlySet<unknown> = new Set(['contapro', 'contapro-dark', 'siscont'])

const operations: ReadonlySet<unknown> = new Set(['COMPRA', 'VENTA'])

/** What an address asks for: `/embed/evolution?company=…&period=202608&operation=VENTA&theme=siscont`. */
export function contentOfAddress({ search }: Location): FrameContent {
  const params = new URLSearchParams(search)
  const entry = (name: 'company' | 'period' | 'operation' | 'theme') => {
    const value = params.get(name)
    return value ? { [name]: value } : {}
  }
  return { ...entry('company'), ...entry('period'), ...entry('operation'), ...entry('theme') }
}

/** What was changed, in the place of what was shown before. */
export function mergeContent(before: FrameContent, change: FrameContent): FrameContent {
  const { company, period, operation, theme, links } = change
  return {
    ...before,
    ...(company === undefined ? {} : { company }),
    ...(period === undefined ? {} : { period }),
    ...(operation === undefined ? {} : { operation }),
    ...(theme === undefined ? {} : { theme }),
    ...(links === undefined ? {} : { links }),
  }
}

/** Why content cannot be shown, before the server is asked. */
export function problemOfContent({ company, period, operation }: FrameContent): FrameProblem | undefined {
  if (company !== undefined && !UUID.test(company)) return problems.companyUnreadable
  if (period !== undefined && !PERIOD.test(period)) return problems.periodUnreadable
  if (operation !== undefined && !operations.has(operation)) return problems.operationUnknown
  return undefined
}

/** Whether a theme is one that ships, or a host's own choices. */
export const isKnownTheme = (theme: FrameTheme | undefined): boolean =>
  theme === undefined || typeof theme === 'object' || themes.has(theme)

/** The host's own address of a target; only http(s), so that a link can run nothing. */
export function hostAddressOf({ links }: FrameContent, target: string): string | undefined {
  const address = links && Object.hasOwn(links, target) ? links[target] : undefined
  return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined
}
