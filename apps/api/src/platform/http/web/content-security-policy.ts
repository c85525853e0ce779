/** The fields of config.json that name other hosts (decisions 3). Whatever else it holds is the web app's business. */
export interface WebConfigHosts {
  readonly apiBaseUrl?: unknown
  readonly uploadFormUrl?: unknown
  readonly captcha?: unknown
  readonly leadForm?: unknown
  readonly tagManager?: unknown
  readonly cookieConsent?: unknown
  readonly videos?: unknown
  readonly frameOrigins?: unknown
}

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'media-src'

/**
 * The policy of the web app's pages: 'self', plus exactly the hosts of what config.json turns on (decisions 29).
 * `frame-src` and `img-src` also take `blob:`, by which voucher files are shown.
 * Only pages of our own, and of the `ancestors`, may show them in a frame.
 */
export function contentSecurityPolicy(config: WebConfigHosts, ancestors: readonly string[] = []): string {
  const hosts = adapterHosts(config)
  const sources = (directive: Directive, own: string): string =>
    [own, ...new Set(hosts.flatMap(([d, host]) => (d === directive ? [host] : [])))].join(' ')
  return [
    "default-src 'none'",
    `script-src ${sources('script-src', "'self'")}`,
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `img-src ${sources('img-src', "'self' data: blob:")}`,
    `connect-src ${sources('connect-src', "'self' blob:")}`,
    `frame-src ${sources('frame-src', "'self' blob:")}`,
    `media-src ${sources('media-src', "'self'")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
  ].join('; ')
}

/**
 * The policy of the widgets in frames (`/embed/…`): pages of `frameOrigins` may show them. They start nothing of other hosts, so of
 * those only the API's is opened.
 */
export function framePolicy({ apiBaseUrl, frameOrigins }: WebConfigHosts): string {
  const listed: readonly unknown[] = Array.isArray(frameOrigins) ? frameOrigins : []
  return contentSecurityPolicy({ apiBaseUrl }, listed.flatMap(originOf))
}

function adapterHosts(config: WebConfigHosts): [Directive, string][] {
  const videos = isObject(config.videos) ? Object.values(config.videos) : []
  return [
    ...at(config.apiBaseUrl, 'connect-src'),
    ...at(config.uploadFormUrl, 'frame-src'),
    ...at(field(config.leadForm, 'url'), 'connect-src'),
    ...at(field(config.cookieConsent, 'scriptUrl'), 'script-src', 'connect-src'),
    ...videos.flatMap((address) => at(address, 'media-src')),
    ...(isObject(config.tagManager)
      ? at('https://www.googletagmanager.com', 'script-src', 'connect-src', 'img-src')
      : []),
    ...(field(config.captcha, 'provider') === 'recaptcha'
      ? [
          ...at('https://www.google.com', 'script-src', 'connect-src', 'frame-src'),
          ...at('https://www.gstatic.com', 'script-src'),
        ]
      : []),
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

function at(address: unknown, ...directives: Directive[]): [Directive, string][] {
  return originOf(address).flatMap((origin) => directives.map((directive): [Directive, string] => [directive, origin]))
}

/** Only origins of http(s) addresses go into the header: whatever config.json holds cannot add a directive. */
function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) ? [origin] : []
}
