import { configureContapro, type ContaproElementProblem } from '@contapro/ui/elements'
import '@contapro/ui/elements/pdt'
import { createContaproTheme } from '@contapro/ui/elements/theme'

configureContapro({ baseUrl: 'https://api.example.pe', getAccessToken: async () => 'token' })

const overview = document.createElement('contapro-overview')
overview.company = '00000000-0000-4000-8000-000000000001'
overview.theme = createContaproTheme({ accent: '#5b2a86' })
overview.links = ({ to }) => (to === 'vouchers' ? '/comprobantes' : undefined)

/** What the page would log. */
export const problems: ContaproElementProblem[] = []

overview.addEventListener('contapro-error', ({ detail }) => problems.push(detail))
document.addEventListener('contapro-navigate', (event) => {
  if (event.detail.target.to === 'vouchers') event.preventDefault()
})
document.addEventListener('contapro-event', ({ detail }) => {
  if (detail.type === 'company-selected') overview.company = detail.businessUuid
})

const pdt = document.querySelector('contapro-pdt')
if (pdt) pdt.operation = 'VENTA'

// @ts-expect-error -- a period is text
overview.period = 202_608
// @ts-expect-error -- a widget has two sides
if (pdt) pdt.operation = 'OTRA'
