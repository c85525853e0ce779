import '@fontsource-variable/inter/opsz.css'
import { ContaproProvider, OverviewCard, PdtPanel, PurchaseVouchersPanel, SettingsPanel } from '@contapro/ui'
import type { JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { useMockClient } from '../mock-host/use-mock-client.ts'
import { Parts } from '../strict-csp/parts.tsx'
import { Patterns } from '../strict-csp/patterns.tsx'

/** Figures, a table, a declaration, forms, and the parts that open over the page. */
function Page(): JSX.Element {
  const client = useMockClient(0)
  return (
    <ContaproProvider client={client} links={({ to }) => `#/${to}`}>
      <Parts />
      <Patterns />
      <OverviewCard embedded />
      <PurchaseVouchersPanel embedded />
      <PdtPanel embedded />
      <SettingsPanel embedded />
    </ContaproProvider>
  )
}

const place = document.querySelector('#place')
if (!place) throw new Error('the page has no #place')
createRoot(place).render(<Page />)
