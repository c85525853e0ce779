import type { TestFile } from './uploads.ts'

const HEADER =
  'RUC|NOMBRE O RAZÓN SOCIAL|ESTADO DEL CONTRIBUYENTE|CONDICIÓN DE DOMICILIO|UBIGEO|TIPO DE VÍA|NOMBRE DE VÍA|CÓDIGO DE ZONA|TIPO DE ZONA|NÚMERO|INTERIOR|LOTE|DEPARTAMENTO|MANZANA|KILÓMETRO|'

/** A padrón reducido of some taxpayers. */
export function padronFile(
  name: string,
  standings: Readonly<Record<string, readonly [state: string, condition: string]>>,
): TestFile {
  const lines = Object.entries(standings).map(([taxpayer, standing]) =>
    [taxpayer, 'CONTRIBUYENTE', ...standing, '150101', ...Array.from({ length: 10 }, () => '-'), ''].join('|'),
  )
  return { name, content: new Uint8Array(Buffer.from([HEADER, ...lines, ''].join('\r\n'), 'latin1')) }
}
