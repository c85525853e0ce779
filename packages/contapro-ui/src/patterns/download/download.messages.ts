import { countOf, formatCount } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'
import type { ReportFile } from './report-file.ts'

/** What one file of the report is called and holds. */
interface ReportFileText {
  readonly name: string
  readonly content: string
}

/** Texts of the report download and of the mass download (part 2 §§2, 8). */
export interface DownloadMessages {
  readonly title: string
  readonly period: string
  readonly file: string
  readonly choose: string
  readonly chooseHint: string
  readonly files: Readonly<Record<ReportFile, ReportFileText>>
  readonly download: string
  readonly downloadZip: string
  readonly downloadWhole: string
  readonly rceContents: (credited: number, whole: number) => string
  readonly help: string
  readonly helpTitle: string
  readonly helpText: string
  readonly helpDone: string
  readonly generating: string
  readonly generatingText: string
  readonly progress: (percent: number) => string
  readonly done: string
  readonly doneText: string
  readonly leftOut: (vouchers: number, names: readonly string[]) => string
  readonly annulled: (vouchers: number, names: readonly string[]) => string
  readonly later: (vouchers: number, names: readonly string[]) => string
  readonly failed: string
  readonly failedText: string
  readonly retry: string
  readonly mass: string
  readonly xmlFiles: string
  readonly jpegImages: string
  readonly ofSelection: (vouchers: number) => string
  readonly ofPage: (vouchers: number) => string
  readonly noFiles: string
  readonly massDone: string
  readonly massDoneText: string
  readonly massMissing: (vouchers: number) => string
  readonly massFailedFiles: (names: readonly string[]) => string
  readonly massFailed: string
  readonly massFailedText: string
}

const leftOutOf = (vouchers: number): string =>
  vouchers === 1
    ? '1 comprobante no está en el archivo porque le falta'
    : `${formatCount(vouchers)} comprobantes no están en el archivo porque les falta`

const listed = (vouchers: number, names: readonly string[]): string =>
  `${names.join(', ')}${vouchers > names.length ? '…' : '.'}`

const NAMED = 5

/** As many names as one reads at a glance. */
const firstOf = (names: readonly string[]): string =>
  names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} y ${names.length - NAMED} más`

export const downloadMessages: TextSet<'download', DownloadMessages> = {
  feature: 'download',
  texts: {
    title: 'Descarga tu reporte',
    period: 'Periodo',
    file: 'Archivo',
    choose: 'Selecciona la base',
    chooseHint: 'Elige un archivo para ver qué contiene',
    files: {
      compras: { name: 'Compras ContaPro', content: 'Excel con ítems, imágenes y XML' },
      ventas: { name: 'Ventas ContaPro', content: 'Excel con ítems e imágenes' },
      rce: { name: 'Compras RCE', content: 'Archivo para SIRE, solo comprobantes deducibles' },
      rvie: { name: 'Ventas RVIE', content: 'Archivo para SIRE, todas las ventas del periodo' },
      siscont: { name: 'Siscont', content: 'Importación a Siscont, solo comprobantes deducibles' },
    },
    download: 'Descargar Archivo',
    downloadZip: 'ZIP para SUNAT',
    downloadWhole: 'Registro completo (ZIP)',
    rceContents: (credited, whole) =>
      credited === whole
        ? `Los ${formatCount(whole)} comprobantes del registro dan crédito: ambos archivos llevan lo mismo.`
        : `«Compras RCE» lleva ${formatCount(credited)} de ${formatCount(whole)}: ${formatCount(whole - credited)} sin crédito quedan fuera. «Registro completo (ZIP)» lleva los ${formatCount(whole)}, para reemplazar la propuesta de SUNAT: lo que no da crédito va en las columnas DNG o de valor no gravado.`,
    help: '¿Cómo subir los archivos a sistemas contables?',
    helpTitle: 'Cómo subir los archivos a sistemas contables',
    helpText: 'En Siscont, entra al módulo «Descarga de reporte» y elige el archivo que descargaste.',
    helpDone: 'Listo',
    generating: 'Generando',
    generatingText: 'Este proceso puede tardar hasta unos minutos.',
    progress: (percent) => `Avance: ${percent} %`,
    done: 'Descarga completada',
    doneText: 'El archivo fue descargado exitosamente.',
    leftOut: (vouchers, names) => `${leftOutOf(vouchers)} tipo de cambio: ${listed(vouchers, names)}`,
    annulled: (vouchers, names) => {
      const what = vouchers === 1 ? '1 compra anulada no está' : `${formatCount(vouchers)} compras anuladas no están`
      return `${what} en el archivo: ${listed(vouchers, names)}`
    },
    later: (vouchers, names) => {
      const what = vouchers === 1 ? '1 compra queda' : `${formatCount(vouchers)} compras quedan`
      return `${what} para el archivo del mes en que se depositó su detracción: ${listed(vouchers, names)}`
    },
    failed: 'No se completó la descarga',
    failedText: 'Parece que hubo un problema.',
    retry: 'Reintentar',
    mass: 'Descarga masiva',
    xmlFiles: 'Archivos XML',
    jpegImages: 'Imágenes JPEG',
    ofSelection: (vouchers) =>
      vouchers === 1
        ? 'Del comprobante seleccionado'
        : `De los ${countOf(vouchers, 'comprobante seleccionado', 'comprobantes seleccionados')}`,
    ofPage: (vouchers) =>
      vouchers === 1
        ? 'Del comprobante de esta página'
        : `De los ${countOf(vouchers, 'comprobante', 'comprobantes')} de esta página`,
    noFiles: 'Ningún comprobante tiene archivos para descargar todavía.',
    massDone: 'Descarga completada',
    massDoneText: 'Los comprobantes fueron descargados exitosamente.',
    massMissing: (vouchers) =>
      vouchers === 1
        ? '1 comprobante aún no tiene este archivo.'
        : `${formatCount(vouchers)} comprobantes aún no tienen este archivo.`,
    massFailedFiles: (names) =>
      `No pudimos incluir ${countOf(names.length, 'comprobante', 'comprobantes')}: ${firstOf(names)}.`,
    massFailed: 'No se completó la descarga',
    massFailedText: 'Parece que hubo un problema.',
  },
}
