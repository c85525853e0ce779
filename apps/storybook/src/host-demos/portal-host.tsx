import {
  ContaproProvider,
  createContaproTheme,
  EvolutionChart,
  type NavigationTarget,
  OverviewCard,
  SalesVouchersPanel,
} from '@contapro/ui'
import type { JSX } from 'react'
import { useMockClient } from '../mock-host/use-mock-client.ts'
import './portal-host.css'

const theme = createContaproTheme({
  accent: '#5b2a86',
  background: '#faf7f2',
  radius: 14,
  density: 'comfortable',
  fonts: { text: "Georgia, 'Times New Roman', serif" },
})

const links = ({ to }: NavigationTarget): string => `#/${to}`

/** A portal that shows its customers their month: another brand by `createContaproTheme`, other texts, its own links. */
export function PortalHost(): JSX.Element {
  const client = useMockClient(1)
  return (
    <div className="portal">
      <header className="portal-top">
        <strong>Portal Amauta</strong>
        <span>Mi negocio</span>
        <span>Mis impuestos</span>
        <span>Ayuda</span>
      </header>
      <ContaproProvider
        client={client}
        theme={theme}
        links={links}
        messages={{ overview: { title: (period) => `Lo que declaras en ${period}` } }}
      >
        <main className="portal-main">
          <div className="portal-wide">
            <h1>Mis impuestos</h1>
            <p>Estas son las cifras de tu último mes, tal como las tiene la SUNAT.</p>
          </div>
          <div className="portal-wide">
            <OverviewCard embedded />
          </div>
          <EvolutionChart operation="VENTA" embedded />
          <EvolutionChart operation="COMPRA" embedded />
          <div className="portal-wide">
            <SalesVouchersPanel embedded />
          </div>
        </main>
      </ContaproProvider>
    </div>
  )
}
