import type { JSX } from 'react'
import { type BenchRow, benchColumns } from './bench-rows.tsx'

export interface BareTableProps {
  readonly rows: readonly BenchRow[]
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
}

/** The reference: the same cells and checkboxes as plain elements, as React renders them without any help. */
export function BareTable({ rows, selected, onChange }: BareTableProps): JSX.Element {
  const isAll = selected.size === rows.length
  return (
    <table>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label="Todos"
              checked={isAll}
              onChange={() => onChange(new Set(isAll ? [] : rows.map(({ id }) => id)))}
            />
          </th>
          {benchColumns.map(({ id, header }) => (
            <th key={id}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <input
                type="checkbox"
                aria-label={row.id}
                checked={selected.has(row.id)}
                onChange={() => onChange(new Set(selected).add(row.id))}
              />
            </td>
            {benchColumns.map((column) => (
              <td key={column.id}>{column.cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
