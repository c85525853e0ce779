import { ContaproProvider, EvolutionChart, OverviewCard, PurchaseVouchersPanel } from '@contapro/ui'
import type { JSX, ReactNode } from 'react'
import { useMockClient } from '../mock-host/use-mock-client.ts'
import './siscont-host.css'

const menus = ['Archivo', 'Maestros', 'Movimientos', 'Procesos', 'Libros electrónicos', 'Reportes', 'Ventana', 'Ayuda']
const modules = ['Maestros', 'Compras', 'Ventas', 'Caja y bancos', 'Planillas', 'Resumen del periodo', 'Cierre']
const entries = [
  { account: '6032', text: 'Suministros', debit: '1,846.20', credit: '' },
  { account: '40111', text: 'IGV – cuenta propia', debit: '332.32', credit: '' },
  { account: '4212', text: 'Facturas por pagar', debit: '', credit: '2,178.52' },
]

/** A dark accounting program with three widgets between its own parts, in the theme `siscont`. */
export function SiscontHost(): JSX.Element {
  const client = useMockClient(0)
  return (
    <ContaproProvider client={client} theme="siscont">
      <Program>
        <div className="siscont-stack">
          <OverviewCard embedded />
          <PurchaseVouchersPanel embedded />
        </div>
        <div className="siscont-stack">
          <PendingEntries />
          <EvolutionChart operation="VENTA" embedded />
        </div>
      </Program>
    </ContaproProvider>
  )
}

function Program({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <div className="siscont">
      <header className="siscont-title">SISCONT Contabilidad · Comercial Qoriwasi S.A.C.</header>
      <div className="siscont-menu">
        {menus.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="siscont-tools">
        <span>
          <span>Periodo</span> <output>08/2026</output>
        </span>
        <span>
          <span>Libro</span> <output>08 Compras</output>
        </span>
      </div>
      <div className="siscont-body">
        <ul className="siscont-tree" aria-label="Módulos">
          {modules.map((name) => (
            <li key={name} aria-current={name === 'Resumen del periodo' ? 'page' : undefined}>
              {name}
            </li>
          ))}
        </ul>
        <main className="siscont-area">{children}</main>
      </div>
      <footer className="siscont-status">Ejercicio 2026 · Moneda: soles · Usuario RQUISPE</footer>
    </div>
  )
}

function PendingEntries(): JSX.Element {
  return (
    <section className="siscont-dock">
      <h2>Asientos por generar</h2>
      <table>
        <thead>
          <tr>
            <th>Cuenta</th>
            <th>Glosa</th>
            <th className="number">Debe</th>
            <th className="number">Haber</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ account, text, debit, credit }) => (
            <tr key={text}>
              <td>{account}</td>
              <td>{text}</td>
              <td className="number">{debit}</td>
              <td className="number">{credit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
