import type { Wish } from './frame-program.ts'
import type { Month } from './product/month.ts'

/** What a program gives a frame wrongly, and what is said then. */
export interface FrameMistake {
  readonly wrong: string
  readonly wish?: (month: Month) => Wish
  readonly tokens?: (string | null)[]
  readonly code: string
  readonly text: string
}

export const frameMistakes: readonly FrameMistake[] = [
  { wrong: 'no token', tokens: [null], code: 'TOKEN_MISSING', text: 'Inicia sesión para ver esta información' },
  { wrong: 'a wrong token', tokens: ['nada'], code: 'TOKEN_INVALID', text: 'Tu acceso venció o no es válido' },
  {
    wrong: 'another accountant’s company',
    wish: ({ companyOfAnother }) => ({ company: companyOfAnother }),
    code: 'BUSINESS_NOT_FOUND',
    text: 'No encontramos esta empresa en tu cuenta',
  },
  {
    wrong: 'a company that is none',
    wish: () => ({ company: '1' }),
    code: 'COMPANY_INVALID',
    text: 'No se puede leer la empresa',
  },
  {
    wrong: 'a period that is none',
    wish: () => ({ period: '2026-08' }),
    code: 'PERIOD_INVALID',
    text: 'No se puede leer el periodo',
  },
  {
    wrong: 'an operation that is none',
    wish: () => ({ widget: 'evolution', operation: 'IGV' }),
    code: 'OPERATION_UNKNOWN',
    text: 'No se puede leer la operación',
  },
  {
    wrong: 'a widget that is none',
    wish: () => ({ widget: 'nada' }),
    code: 'WIDGET_UNKNOWN',
    text: 'Contapro no tiene esta parte',
  },
  {
    wrong: 'a theme that is none',
    wish: () => ({ theme: 'fucsia' }),
    code: 'THEME_UNKNOWN',
    text: 'El tema pedido no existe',
  },
  {
    wrong: 'a theme whose colour is none',
    wish: () => ({ theme: { accent: 'nada' } }),
    code: 'THEME_UNKNOWN',
    text: 'El tema pedido no existe',
  },
]
