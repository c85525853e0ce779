import './hosted.js'
import { createContaproClient } from '@contapro/sdk'
import {
  ContaproProvider,
  type ContaproUiEvent,
  EvolutionChart,
  OverviewCard,
  PurchaseVouchersPanel,
} from '@contapro/ui'
import { type JSX, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const { token, company, emptyCompany } = window.hosted
const makeClient = () => createContaproClient({ baseUrl: '', getAccessToken: () => token })
const clients = { first: makeClient(), second: makeClient() }

window.heard = []
const hear = (event: ContaproUiEvent): void => void window.heard.push(event)

/** One more part, as a test wants it. */
interface PartProps {
  readonly token: string | null
  readonly company: string
  readonly theme?: string
}

declare global {
  interface Window {
    /** Shows another part, in the place of the one before. */
    showPart: (part: PartProps) => void
  }
}

function Part(part: PartProps): JSX.Element {
  const [client] = useState(() => createContaproClient({ baseUrl: '', getAccessToken: () => part.token }))
  return (
    <section aria-label="Otra parte">
      <ContaproProvider
        client={client}
        theme={part.theme}
        businessUuid={part.company}
        onEvent={hear}
        onFailure={({ code }) => void window.heard.push({ type: 'call-failed', code })}
      >
        <OverviewCard embedded />
      </ContaproProvider>
    </section>
  )
}

/** A program with widgets of two companies, each in its own look. */
function ReactHost(): JSX.Element {
  const [isShown, setShown] = useState(false)
  const [parts, setParts] = useState<readonly PartProps[]>([])
  const part = parts.at(-1)
  useEffect(() => {
    window.showPart = (next) => setParts((before) => [...before, next])
  }, [])
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Quitar' : 'Mostrar'}
      </button>
      {isShown ? (
        <>
          <section aria-label="Primera empresa">
            <ContaproProvider
              client={clients.first}
              theme="siscont"
              businessUuid={company}
              taxPeriod="202608"
              onEvent={hear}
            >
              <OverviewCard embedded />
              <OverviewCard embedded />
              <EvolutionChart embedded />
              <PurchaseVouchersPanel embedded />
            </ContaproProvider>
          </section>
          <section aria-label="Segunda empresa">
            <ContaproProvider client={clients.second} businessUuid={emptyCompany} onEvent={hear}>
              <OverviewCard embedded />
            </ContaproProvider>
          </section>
        </>
      ) : null}
      {part ? <Part key={parts.length} {...part} /> : null}
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ReactHost />
    </StrictMode>,
  )
}
