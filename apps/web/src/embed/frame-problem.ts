/** Why a frame does not show what it was asked for. */
export interface FrameProblem {
  /** The host decides by it. */
  readonly code: string
  readonly title: string
  readonly text: string
  /** Another token may mend it. */
  readonly canRetry?: boolean
}

/** The problems of the frame itself; those of its widget have a text of their own. */
export const problems = {
  configBroken: (text: string): FrameProblem => ({
    code: 'CONFIG_BROKEN',
    title: 'Contapro no está bien configurado',
    text,
  }),
  withoutHost: {
    code: 'FRAME_WITHOUT_HOST',
    title: 'Esta dirección se abre dentro de otro programa',
    text: 'Muestra una parte de Contapro en la página de un programa asociado; por sí sola no tiene qué mostrar.',
  },
  originNotAllowed: (origin: string): FrameProblem => ({
    code: 'HOST_ORIGIN_NOT_ALLOWED',
    title: 'Esta página no puede mostrar Contapro',
    text: `Quien administra Contapro no permitió el origen ${origin}.`,
  }),
  widgetUnknown: (widget: string): FrameProblem => ({
    code: 'WIDGET_UNKNOWN',
    title: 'Contapro no tiene esta parte',
    text: `La dirección pide «${widget}», que no existe.`,
  }),
  widgetUnavailable: {
    code: 'WIDGET_UNAVAILABLE',
    title: 'No pudimos cargar esta parte',
    text: 'Revisa tu conexión a internet y actualiza la página.',
  },
  companyUnreadable: {
    code: 'COMPANY_INVALID',
    title: 'No se puede leer la empresa',
    text: 'El programa que muestra Contapro debe nombrarla por su identificador (uuid).',
  },
  periodUnreadable: {
    code: 'PERIOD_INVALID',
    title: 'No se puede leer el periodo',
    text: 'El programa que muestra Contapro debe escribirlo con año y mes, por ejemplo 202608.',
  },
  operationUnknown: {
    code: 'OPERATION_UNKNOWN',
    title: 'No se puede leer la operación',
    text: 'El programa que muestra Contapro debe pedir COMPRA o VENTA.',
  },
  themeUnknown: {
    code: 'THEME_UNKNOWN',
    title: 'El tema pedido no existe',
    text: 'Se muestra el tema de Contapro.',
  },
  messageUnreadable: {
    code: 'MESSAGE_INVALID',
    title: 'Llegó un mensaje que no se puede leer',
    text: 'El programa que muestra Contapro lo envió incompleto o con otra forma.',
  },
  tokenMissing: {
    code: 'TOKEN_MISSING',
    title: 'No recibimos tu acceso',
    text: 'El programa que muestra Contapro no lo envió a tiempo.',
    canRetry: true,
  },
  signedOut: {
    code: 'TOKEN_MISSING',
    title: 'Inicia sesión para ver esta información',
    text: 'Entra con tu cuenta en el programa que estás usando.',
    canRetry: true,
  },
  tokenRefused: {
    code: 'TOKEN_INVALID',
    title: 'Tu acceso venció o no es válido',
    text: 'Vuelve a entrar en el programa que estás usando.',
    canRetry: true,
  },
} as const satisfies Record<string, FrameProblem | ((text: string) => FrameProblem)>
