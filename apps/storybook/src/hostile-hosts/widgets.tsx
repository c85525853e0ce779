import {
  ContaproProvider,
  type ContaproProviderProps,
  createContaproTheme,
  OverviewCard,
  PurchaseVouchersPanel,
} from '@contapro/ui'
import type { JSX } from 'react'
import { useMockClient } from '../mock-host/use-mock-client.ts'

const orange = createContaproTheme({ accent: '#b3410e', radius: 2 })

/** The widgets whose picture is taken: figures, links, a table with its toolbar. */
export function Widgets({ isolated }: Pick<ContaproProviderProps, 'isolated'>): JSX.Element {
  const client = useMockClient(0)
  return (
    <ContaproProvider client={client} isolated={isolated} links={({ to }) => `#/${to}`}>
      <OverviewCard embedded />
      <PurchaseVouchersPanel embedded />
    </ContaproProvider>
  )
}

/** Two providers on one page with nothing in common. */
export function TwoProviders({ only }: { readonly only: string | null }): JSX.Element {
  const [left, right] = [useMockClient(0), useMockClient(1)]
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <div id="left" style={{ visibility: only === 'right' ? 'hidden' : 'visible' }}>
        <ContaproProvider client={left} theme={orange} messages={{ overview: { sales: 'IGV cobrado' } }}>
          <OverviewCard embedded />
        </ContaproProvider>
      </div>
      <div id="right" style={{ visibility: only === 'left' ? 'hidden' : 'visible' }}>
        <ContaproProvider client={right} theme="siscont">
          <OverviewCard embedded />
        </ContaproProvider>
      </div>
    </div>
  )
}
