import * as z from 'zod/mini'
import { typedText } from '../forms/text-rule.ts'
import type { ReportKind } from './report-request.ts'

/** What 'Descarga tu reporte' holds; empty texts until something is chosen (part 2 §5). */
export interface ReportForm {
  taxPeriod: string
  /** One of `reportKinds`. */
  operationType: string
}

/** The five files, in the order in which the dialog shows them; the first is chosen when it opens (part 2 §2 and §4). */
export const reportKinds: readonly ReportKind[] = ['compras', 'ventas', 'rce', 'rvie', 'siscont']

/** Rules of 'Descarga tu reporte': both chosen (part 2 §5). The specification has no messages; its button is just disabled. */
export const reportFormSchema: z.ZodMiniType<ReportForm, ReportForm> = /* @__PURE__ */ (() =>
  z.object({
    taxPeriod: typedText((period) => (period === '' ? 'Seleccione un periodo' : undefined)),
    operationType: typedText((kind) => (isReportKind(kind) ? undefined : 'Seleccione un archivo')),
  }))()

function isReportKind(text: string): text is ReportKind {
  return reportKinds.some((kind) => kind === text)
}
