import { isSiscontField, type SiscontField } from '@contapro/sunat/siscont'
import type { Settings } from '../../company/settings/shipped-settings.ts'
import { ReportTemplateInvalidError } from '../../vouchers/reports/report-errors.ts'

/** A column of the template whose field is known to exist. */
export interface SiscontReportColumn {
  readonly heading: string
  readonly field: SiscontField | null
  readonly fixedValue: string | null
  readonly width: number | null
}

/** The template's columns. Throws `ReportTemplateInvalidError` for one that an older version of Contapro took. */
export function siscontColumns({ siscont_template }: Settings): SiscontReportColumn[] {
  const unknown: string[] = []
  const columns = siscont_template.columns.map(({ heading, field, fixed_value, width }) => {
    if (field !== null && !isSiscontField(field)) unknown.push(field)
    return { heading, field, fixedValue: fixed_value, width }
  })
  if (unknown.length > 0) throw new ReportTemplateInvalidError(unknown)
  return columns
}
