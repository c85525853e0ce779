import type { JSX } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Columns3CogIcon } from '../../primitives/icon/icons.ts'
import { Popover } from '../../primitives/popover/popover.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { DataColumn, DataTableSort, DataTableView } from './data-column.ts'
import { type DataTableMessages, dataTableMessages } from './data-table.messages.ts'
import { canHide } from './table-view.ts'
import { choices, columns as columnsClass, groups, legend, view as viewClass } from './table-view-menu.css.ts'

type NamedColumn = Omit<DataColumn<never>, 'cell'>

/** Props of `TableViewMenu`. */
export interface TableViewMenuProps {
  /** The columns of the table, in their order. */
  readonly columns: readonly NamedColumn[]
  readonly view: DataTableView
  readonly onChange: (view: DataTableView) => void
  /** The order that holds. Ledger entries have no heads to press: there this is the only way to sort. */
  readonly sort?: DataTableSort
  readonly onSortChange?: (sort: DataTableSort | undefined) => void
}

/** Which columns a table shows, how close its rows stand, and their order. */
export function TableViewMenu(props: TableViewMenuProps): JSX.Element {
  const { columns, view, onChange, onSortChange } = props
  const texts = useTexts(dataTableMessages)
  const hideable = columns.filter(canHide)
  const setShown = (id: string, isShown: boolean): void => {
    const others = view.hiddenColumns.filter((hidden) => hidden !== id)
    onChange({ ...view, hiddenColumns: isShown ? others : [...others, id] })
  }
  return (
    <Popover
      label={texts.view}
      align="end"
      className={viewClass}
      trigger={<IconButton variant="secondary" icon={Columns3CogIcon} label={texts.view} />}
    >
      <div className={groups}>
        <fieldset className={choices}>
          <legend className={legend}>{texts.columns}</legend>
          <div className={columnsClass}>
            {hideable.map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={!view.hiddenColumns.includes(id)}
                onChange={(event) => setShown(id, event.currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
        <Field label={texts.density}>
          <Select
            value={view.density}
            options={densities.map((density) => ({ value: density, label: texts.densities[density] }))}
            onChange={(event) =>
              onChange({ ...view, density: densities.find((d) => d === event.currentTarget.value) ?? 'regular' })
            }
          />
        </Field>
        {onSortChange ? <SortFields {...props} onSortChange={onSortChange} texts={texts} /> : null}
      </div>
    </Popover>
  )
}

const densities = ['compact', 'regular', 'comfortable'] as const

interface SortFieldsProps extends TableViewMenuProps {
  readonly onSortChange: (sort: DataTableSort | undefined) => void
  readonly texts: DataTableMessages
}

function SortFields({ columns, sort, onSortChange, texts }: SortFieldsProps): JSX.Element | null {
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  return (
    <>
      <Field label={texts.sortBy}>
        <Select
          value={sort?.columnId ?? ''}
          options={[
            { value: '', label: texts.serverOrder },
            ...sortable.map(({ id, header }) => ({ value: id, label: header })),
          ]}
          onChange={(event) => {
            const columnId = event.currentTarget.value
            onSortChange(columnId === '' ? undefined : { columnId, direction: sort?.direction ?? 'ascending' })
          }}
        />
      </Field>
      {sort ? (
        <Field label={texts.direction}>
          <Select
            value={sort.direction}
            options={[
              { value: 'ascending', label: texts.ascending },
              { value: 'descending', label: texts.descending },
            ]}
            onChange={(event) =>
              onSortChange({
                ...sort,
                direction: event.currentTarget.value === 'descending' ? 'descending' : 'ascending',
              })
            }
          />
        </Field>
      ) : null}
    </>
  )
}
