import type { FrameWidget } from '@contapro/sdk/frame'
import { sampleMonth } from '../e2e/product/sample-month.ts'

const { company, figures } = sampleMonth

/** Widget → what it shows of the company with the sample month, once its answers have come. */
export const firstContent: Readonly<Record<FrameWidget, string>> = {
  overview: figures.payable,
  evolution: 'Evolución de compras',
  dashboard: figures.payable,
  'purchase-vouchers': 'F001-66',
  'sales-vouchers': 'F001-1',
  observations: 'Observados',
  detractions: 'Por pagar',
  perceptions: 'percepciones',
  retentions: 'retenciones',
  pdt: 'Formulario 621',
  'report-download': 'Descargar reporte',
  credentials: 'Usuario SOL',
  upload: 'Arrastra aquí tus archivos',
  settings: 'Saldo a favor inicial',
  'company-cards': company.ruc,
}
