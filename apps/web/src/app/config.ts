import * as z from 'zod/mini'

const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const isOwnPath = (text: string): boolean => /^\/(?!\/)/.test(text)

const webAddress = z
  .string('debe ser un texto')
  .check(
    z.refine((text) => text === '' || isHttpUrl(text), 'debe ser una dirección http:// o https://, o quedar vacío'),
  )
const pageAddress = z
  .string('debe ser un texto')
  .check(
    z.refine(
      (text) => text === '' || isHttpUrl(text) || isOwnPath(text),
      'debe ser una dirección http:// o https://, una ruta que empiece con /, o quedar vacío',
    ),
  )
const origin = z
  .string('debe ser un texto')
  .check(
    z.refine(
      (text) => isHttpUrl(text) && new URL(text).origin === text,
      'debe ser un origen como https://portal.ejemplo.pe, sin barra final',
    ),
  )
const provider = z.enum(['recaptcha'], 'debe ser recaptcha')
const name = z.string('debe ser un texto').check(z.minLength(1, 'no debe quedar vacío'))
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$strict> =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? 'no se reconoce' : 'debe ser un grupo de campos'),
  })
const address = z.prefault(webAddress, '')

const configSchema = group({
  apiBaseUrl: address,
  uploadFormUrl: z.prefault(pageAddress, ''),
  links: z.prefault(
    group({
      terms: address,
      privacy: address,
      faq: address,
      tutorials: address,
      supportWhatsapp: address,
      partnerSupportWhatsapp: address,
    }),
    { terms: '', privacy: '', faq: '', tutorials: '', supportWhatsapp: '', partnerSupportWhatsapp: '' },
  ),
  frameOrigins: z.prefault(z.array(origin, 'debe ser una lista de orígenes'), []),
  captcha: z.prefault(z.nullable(group({ provider, siteKey: name })), null),
  leadForm: z.prefault(z.nullable(group({ url: webAddress, key: name })), null),
  tagManager: z.prefault(z.nullable(group({ id: name })), null),
  cookieConsent: z.prefault(z.nullable(group({ scriptUrl: webAddress })), null),
  videos: z.prefault(group({ registerSuccess: address, onboarding: address, observations: address }), {
    registerSuccess: '',
    onboarding: '',
    observations: '',
  }),
})

/**
 * What one deployment sets in `/config.json` (decisions 3). A field that is left out is empty: a link without an
 * address is not shown. `apiBaseUrl` empty is the app's own origin, `uploadFormUrl` empty the product's own form; pages of
 * `frameOrigins` may show widgets in a frame (`/embed/…`).
 */
export type WebConfig = Readonly<z.infer<typeof configSchema>>

/** Why the configuration cannot be used: a Spanish sentence for whoever runs the deployment. */
export interface ConfigProblem {
  readonly message: string
}

export type ConfigOutcome =
  | { readonly ok: true; readonly config: WebConfig }
  | { readonly ok: false; readonly problem: ConfigProblem }

/** Address of the deployment's configuration. */
export const CONFIG_ADDRESS = '/config.json'

declare global {
  interface Window {
    /** The answer for which a page asked before the app had come (public/config-ahead.js). */
    contaproConfig?: Promise<Response>
  }
}

/** Reads `/config.json` anew, past every cache, and checks each field. Never throws. */
export async function loadConfig(): Promise<ConfigOutcome> {
  try {
    const answer = await (window.contaproConfig ?? fetch(CONFIG_ADDRESS, { cache: 'no-store' }))
    if (!answer.ok)
      return failed(`El archivo ${CONFIG_ADDRESS} no se pudo leer: el servidor respondió ${answer.status}.`)
    return readConfig(await answer.text())
  } catch {
    return failed(`El archivo ${CONFIG_ADDRESS} no se pudo leer: no hay conexión con el servidor.`)
  }
}

/** Checks the text of a configuration file; the first wrong field is named. */
export function readConfig(text: string): ConfigOutcome {
  const content = parseJson(text)
  if (content === undefined) return failed(`El archivo ${CONFIG_ADDRESS} no es un JSON válido.`)
  const result = configSchema.safeParse(content)
  if (result.success) return { ok: true, config: result.data }
  const issue = result.error.issues[0]
  if (issue === undefined) return failed(`El archivo ${CONFIG_ADDRESS} no se puede usar.`)
  const unknownField = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const field = [...issue.path, ...unknownField].join('.')
  return failed(
    field
      ? `El campo «${field}» de ${CONFIG_ADDRESS} ${issue.message}.`
      : `El archivo ${CONFIG_ADDRESS} ${issue.message}.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const failed = (message: string): ConfigOutcome => ({ ok: false, problem: { message } })
