import type { HttpHandler } from 'msw'
import type { OperationId } from '../contract/contract.ts'
import { accessHandlers } from './handlers/access-handlers.ts'
import { accountHandlers } from './handlers/account-handlers.ts'
import { businessHandlers } from './handlers/business-handlers.ts'
import { credentialsHandlers } from './handlers/credentials-handlers.ts'
import { dashboardHandlers } from './handlers/dashboard-handlers.ts'
import { eventHandlers } from './handlers/event-handlers.ts'
import { partnerHandlers } from './handlers/partner-handlers.ts'
import { planHandlers } from './handlers/plan-handlers.ts'
import { ruleChangeHandlers } from './handlers/rule-change-handlers.ts'
import { sessionHandlers } from './handlers/session-handlers.ts'
import { settingsHandlers } from './handlers/settings-handlers.ts'
import { uploadHandlers } from './handlers/upload-handlers.ts'
import { depositFileHandlers } from './handlers/deposit-file-handlers.ts'
import { detractionEntryHandlers } from './handlers/detraction-entry-handlers.ts'
import { detractionHandlers } from './handlers/detraction-handlers.ts'
import { observationHandlers } from './handlers/observation-handlers.ts'
import { pdtHandlers } from './handlers/pdt-handlers.ts'
import { reportHandlers } from './handlers/report-handlers.ts'
import { voucherZipHandlers } from './handlers/voucher-zip-handlers.ts'
import { withholdingHandlers } from './handlers/withholding-handlers.ts'
import { voucherHandlers } from './handlers/voucher-handlers.ts'
import { type MockData, someMockData } from './mock-data.ts'
import type { AnswerBody, AnswerStatus, MockScenario, MockServer } from './mock-operation.ts'

/** Answers that stand for what the data would give, by operation. */
export type MockAnswers = {
  readonly [Id in OperationId]?: AnswerBody<Id, Extract<200 | 202, AnswerStatus<Id>>>
}

/** Options of a mock API. */
export interface MockApiOptions {
  /** Address of the API; '*' (default) answers for every host. */
  readonly baseUrl?: string
  /** What the server knows at first. Default: `someMockData()`. */
  readonly data?: () => MockData
  /** How every call but sign-in ends. Default 'full'. */
  readonly scenario?: MockScenario
  /** How single calls end. */
  readonly scenarios?: Partial<Record<OperationId, MockScenario>>
  /** Fixed answers of single calls: `{ getTotalAmount: aTotalAmount({ … }) }`. */
  readonly answers?: MockAnswers
  /**
   * `specified`: like a server that implements only the specification. Answers have only the fields that it names, and
   * operations that Contapro adds return 404. Default: `all`.
   */
  readonly fields?: 'all' | 'specified'
  /** Wait before each answer, in milliseconds. Default 0. */
  readonly latencyMs?: number
}

/** A mock of the whole contract that remembers what was done to it. */
export interface MockApi {
  /** For `setupServer(...)`, `setupWorker(...)` or a story's `msw.use(...)`. */
  readonly handlers: HttpHandler[]
  /** What the server knows now. */
  readonly data: () => MockData
  /** Changes how calls end: one operation's, or all but sign-in. */
  readonly setScenario: (scenario: MockScenario, operation?: OperationId) => void
  /** Lets the calls of scenario 'slow' go on, also those still to come. */
  readonly release: () => void
  /** Back to the first data and scenarios; calls of scenario 'slow' wait again. */
  readonly reset: () => void
}

/** Makes a mock API; each has data of its own, the same on every run. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const makeData = options.data ?? someMockData
  let data = makeData()
  let general = options.scenario ?? 'full'
  let single = { ...options.scenarios }
  let gate = createGate()
  const server: MockServer = {
    baseUrl: options.baseUrl ?? '*',
    latencyMs: options.latencyMs ?? 0,
    data: () => data,
    scenarioOf: (operation) => single[operation] ?? (operation === 'signIn' ? 'full' : general),
    isSpecifiedOnly: options.fields === 'specified',
    fixedAnswerOf: (operation) => options.answers?.[operation],
    waitForRelease: () => gate.opened,
  }
  return {
    handlers: [
      ...accessHandlers(server),
      ...accountHandlers(server),
      ...sessionHandlers(server),
      ...partnerHandlers(server),
      ...planHandlers(server),
      ...businessHandlers(server),
      ...ruleChangeHandlers(server),
      ...settingsHandlers(server),
      ...credentialsHandlers(server),
      ...uploadHandlers(server),
      ...dashboardHandlers(server),
      ...voucherHandlers(server),
      ...voucherZipHandlers(server),
      ...observationHandlers(server),
      ...detractionHandlers(server),
      ...detractionEntryHandlers(server),
      ...depositFileHandlers(server),
      ...withholdingHandlers(server),
      ...pdtHandlers(server),
      ...reportHandlers(server),
      ...eventHandlers(server),
    ],
    data: () => data,
    setScenario: (scenario, operation) => {
      if (operation) single = { ...single, [operation]: scenario }
      else general = scenario
    },
    release: () => gate.open(),
    reset: () => {
      data = makeData()
      general = options.scenario ?? 'full'
      single = { ...options.scenarios }
      gate = createGate()
    },
  }
}

interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

function createGate(): Gate {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}
