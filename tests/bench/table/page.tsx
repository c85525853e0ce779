import { DataTable, ThemeRoot } from '@contapro/ui'
import { type JSX, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { painted } from '../painted.ts'
import { BareTable } from './bare-table.tsx'
import { benchColumns, benchRows } from './bench-rows.tsx'

/** Which table is measured. */
export type TableVariant = 'bare' | 'contapro'

/** What the measuring side does to the page, step by step. Each step ends after the frame that shows it was painted. */
export interface TablePage {
  /** The theme is a host's once for all its widgets: it stands before anything is measured. */
  readonly mount: () => Promise<void>
  readonly render: (variant: TableVariant) => Promise<void>
  readonly selectAll: () => Promise<void>
  /** Answers how many rows were chosen. */
  readonly unmount: () => Promise<number>
}

declare global {
  interface Window {
    tablePage: TablePage
  }
}

function Bare(): JSX.Element {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return <BareTable rows={benchRows} selected={selected} onChange={setSelected} />
}

function Contapro(): JSX.Element {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  return (
    <DataTable
      label="Comprobantes"
      columns={benchColumns}
      rows={benchRows}
      rowId={({ id }) => id}
      empty={{ title: 'No hay comprobantes' }}
      selection={{ selectedIds, onChange: setSelectedIds, nameOf: ({ id }) => id }}
    />
  )
}

const variants: Readonly<Record<TableVariant, () => JSX.Element>> = { bare: Bare, contapro: Contapro }

const place = document.createElement('div')
document.body.append(place)
let root: Root | undefined

const show = (content?: ReactNode): void => flushSync(() => root?.render(<ThemeRoot>{content}</ThemeRoot>))

window.tablePage = {
  mount: () => {
    root = createRoot(place)
    show()
    return painted()
  },
  render: (variant) => {
    const Table = variants[variant]
    show(<Table />)
    return painted()
  },
  selectAll: () => {
    place.querySelector<HTMLInputElement>('thead input')?.click()
    return painted()
  },
  unmount: async () => {
    const chosen = place.querySelectorAll('tbody input:checked').length
    root?.unmount()
    await painted()
    return chosen
  },
}
