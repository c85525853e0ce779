import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { partnerRoutes } from '../features/accounts/partners.routes.ts'
import { userRoutes } from '../features/accounts/users.routes.ts'
import { businessRoutes } from '../features/businesses/businesses.routes.ts'
import { credentialRoutes } from '../features/credentials/credentials.routes.ts'
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts'
import { detractionRoutes } from '../features/detractions/detractions.routes.ts'
import { eventRoutes } from '../features/events/events.routes.ts'
import { observationRoutes } from '../features/observations/observations.routes.ts'
import { pdtRoutes } from '../features/pdt/pdt.routes.ts'
import { planRoutes } from '../features/plans/plans.routes.ts'
import { reportRoutes } from '../features/reports/reports.routes.ts'
import { ruleChangesRoutes } from '../features/rule-changes/rule-changes.routes.ts'
import { sessionRoutes } from '../features/sessions/sessions.routes.ts'
import { settingsRoutes } from '../features/settings/settings.routes.ts'
import { uploadRoutes } from '../features/uploads/uploads.routes.ts'
import { voucherRoutes } from '../features/vouchers/vouchers.routes.ts'
import { withholdingRoutes } from '../features/withholdings/withholdings.routes.ts'
import { DomainError, ServiceUnavailableError } from '../platform/errors/domain-error.ts'
import type { ApiEnv } from '../platform/http/api-env.ts'
import { checkAnswers } from '../platform/http/check-answer.ts'
import { problem } from '../platform/http/problem.ts'
import { readiness } from '../platform/http/readiness.ts'
import { requestLog } from '../platform/http/request-log.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { webRoutes } from '../platform/http/web/web-routes.ts'
import type { ServerServices } from './create-services.ts'

export interface AppOptions {
  readonly services: ServerServices
  /** Origins whose pages may call the API from elsewhere. */
  readonly allowedOrigins?: readonly string[]
  /** Folder of the built web app, and of a `config.json` that replaces its own. */
  readonly web?: { readonly webRoot: string; readonly dataDir: string } | undefined
  /** Whether the server is ending: it then takes no more work. */
  readonly isStopping?: () => boolean
  /** Hears of every answer that does not fit the contract: for tests and development. */
  readonly onContractBreach?: ((breach: string) => void) | undefined
}

/** The whole HTTP side: `app.request()` in tests, `app.fetch` behind a server. */
export function createApp(options: AppOptions): Hono<ApiEnv> {
  const { services, allowedOrigins = [], web, isStopping = () => false, onContractBreach } = options
  const app = new Hono<ApiEnv>()
  app.onError(problem)
  app.notFound((c) => problem(new RouteNotFoundError(), c))
  app.use(async (c, next) => {
    c.set('services', services)
    await next()
  })
  app.use(requestLog, securityHeaders)
  if (allowedOrigins.length > 0) app.use('/app/*', corsFor(allowedOrigins))
  if (onContractBreach) app.use('/app/*', checkAnswers(onContractBreach))
  // Whether the process lives: it waits for nothing, so that a slow database does not get the process ended.
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.use(async (_, next) => {
    if (isStopping()) throw new ServiceUnavailableError()
    await next()
  })
  app.route('/', readiness())
  for (const routes of [...routesOfFeatures, reportRoutes(services.reports)]) app.route('/', routes)
  if (web) app.route('/', webRoutes(web))
  return app
}

const routesOfFeatures: readonly Hono<ApiEnv>[] = [
  userRoutes,
  sessionRoutes,
  partnerRoutes,
  planRoutes,
  eventRoutes,
  businessRoutes,
  ruleChangesRoutes,
  settingsRoutes,
  credentialRoutes,
  uploadRoutes,
  dashboardRoutes,
  pdtRoutes,
  voucherRoutes,
  observationRoutes,
  detractionRoutes,
  withholdingRoutes,
]

/** No such address. */
class RouteNotFoundError extends DomainError {
  constructor() {
    super('ROUTE_NOT_FOUND', 'La página solicitada no está disponible.')
  }
}

const corsFor = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowHeaders: ['authorization', 'content-type', 'recovery-token', 'x-request-id'],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['x-request-id', 'retry-after', 'content-disposition'],
    maxAge: 600,
  })
