/** Every address of the app. */
export const paths = {
  start: '/',
  signIn: '/login',
  signUp: '/crear-cuenta',
  recoverPassword: '/recuperar-contraseña-identificacion',
  /** The fragment of the mail's link is the token. The specified address has it as its second segment (decisions 41). */
  resetPassword: '/recuperar-contraseña',
  /** The fragment of the mail's link is the token. */
  confirmEmail: '/confirmar-correo',
  simulatedError: '/simulated-error',
  home: '/inicio',
  registerCompany: '/registrar-empresa',
  registerCompanies: '/registrar-empresas',
  processing: '/registro-empresa',
  plans: '/planes',
  sessions: '/sesiones',
  partnerEntry: '/siscont/validate',
  partnerAccount: '/siscont/registrar-cuenta',
  partnerCompany: '/siscont/registrar-empresa',
  dashboard: '/dashboard',
  vouchers: '/dashboard/comprobantes',
  observations: '/dashboard/observaciones',
  detractions: '/dashboard/detracciones',
  perceptions: '/dashboard/percepciones',
  retentions: '/dashboard/retenciones',
  pdt: '/dashboard/informe-pdt',
  credentials: '/dashboard/editar-credenciales',
  uploads: '/dashboard/subir-archivos',
  settings: '/dashboard/ajustes',
  uploadForm: '/formulario-subida',
} as const

/** Whether an address is of the partner's entry, however it is written: the router asks for neither case nor the last slash. */
export function isPartnerPath(pathname: string): boolean {
  return `${decoded(pathname).toLowerCase()}/`.startsWith('/siscont/')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The company and the period that an address of the dashboard names (decisions 27). */
export interface Selection {
  readonly businessUuid?: string | undefined
  readonly taxPeriod?: string | undefined
}

export const companyParam = 'empresa'
export const periodParam = 'periodo'
const returnParam = 'volver'

/** An address with what is given of company, period and further parameters; empty ones are left out. */
export function addressOf(
  path: string,
  { businessUuid, taxPeriod }: Selection = {},
  further: Readonly<Record<string, string | undefined>> = {},
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ [companyParam]: businessUuid, [periodParam]: taxPeriod, ...further })) {
    if (value) search.set(name, value)
  }
  const query = search.toString()
  return query ? `${path}?${query}` : path
}

/** The company and the period of an address. */
export function selectionOf(search: URLSearchParams): Selection {
  return {
    businessUuid: search.get(companyParam) ?? undefined,
    taxPeriod: search.get(periodParam) ?? undefined,
  }
}

/** The sign-in that comes back to an address afterwards. */
export function signInReturningTo(address: string): string {
  return address === paths.home ? paths.signIn : addressOf(paths.signIn, {}, { [returnParam]: address })
}

/** Where the sign-in leads: the address that was asked for, if it is one of ours, else the companies. */
export function returnAddressOf(search: URLSearchParams, origin: string): string {
  const wanted = search.get(returnParam)
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return paths.home
  const url = new URL(wanted, origin)
  // `/.//host` is an address of ours whose pathname, `//host`, leads to another host.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//')
  const isEntry = url.pathname === paths.signIn || url.pathname === paths.start
  return isOurs && !isEntry ? url.pathname + url.search : paths.home
}
