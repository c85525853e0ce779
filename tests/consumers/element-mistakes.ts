import type { Page } from '@playwright/test'
import type { Month } from './product/month.ts'

/** What a page sets wrongly on an element, and what is said then. */
export interface ElementMistake {
  readonly wrong: string
  /** In the place of the accountant's own. */
  readonly token?: string | null
  readonly attributes?: (month: Month) => Readonly<Record<string, string>>
  readonly code: string
  readonly text: RegExp
}

export const elementMistakes: readonly ElementMistake[] = [
  { wrong: 'a token that is none', token: 'nada', code: 'ACCESS_TOKEN_INVALID', text: /sesión/ },
  { wrong: 'no token', token: null, code: 'ACCESS_TOKEN_INVALID', text: /sesión/ },
  {
    wrong: 'another accountant’s company',
    attributes: ({ companyOfAnother }) => ({ company: companyOfAnother }),
    code: 'BUSINESS_NOT_FOUND',
    text: /No encontramos esta empresa en tu cuenta/,
  },
  {
    wrong: 'a company that is no uuid',
    attributes: () => ({ company: '123' }),
    code: 'COMPANY_INVALID',
    text: /la empresa «123»/,
  },
  {
    wrong: 'a period that is none',
    attributes: () => ({ period: '2026-08' }),
    code: 'PERIOD_INVALID',
    text: /«2026-08»/,
  },
  {
    wrong: 'a theme that is none',
    attributes: () => ({ theme: 'fucsia' }),
    code: 'THEME_UNKNOWN',
    text: /el tema «fucsia»/,
  },
  {
    wrong: 'a locale that is none',
    attributes: () => ({ locale: '¿?' }),
    code: 'LOCALE_INVALID',
    text: /el idioma «¿\?»/,
  },
  {
    wrong: 'an address that is none',
    attributes: () => ({ 'base-url': 'api' }),
    code: 'BASE_URL_INVALID',
    text: /«api»/,
  },
  {
    wrong: 'an operation that is none',
    attributes: () => ({ operation: 'IGV' }),
    code: 'OPERATION_UNKNOWN',
    text: /«IGV»/,
  },
]

/** Adds an element with the mistake, and answers the first problem that the page hears. */
export function makeMistake(
  page: Page,
  { token, attributes }: ElementMistake,
  month: Month,
): Promise<{ readonly code: string }> {
  return page.evaluate(
    ([given, settings]) =>
      new Promise<{ readonly code: string }>((resolve) => {
        const widget = document.createElement('contapro-evolution')
        widget.id = 'wrong'
        for (const [name, value] of Object.entries(settings)) widget.setAttribute(name, value)
        Reflect.set(widget, 'getAccessToken', () => given)
        document.addEventListener('contapro-error', (event) => resolve(Reflect.get(event, 'detail')))
        document.body.append(widget)
      }),
    [token === undefined ? month.token : token, { company: month.company, ...attributes?.(month) }] as const,
  )
}
