/**
 * The roles that the elements of a table have by nature, said once more: where rows become ledger entries, `display`
 * takes them away, and a screen reader would hear text without columns.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
