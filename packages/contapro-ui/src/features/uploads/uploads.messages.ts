import type { UploadFile } from '@contapro/sdk'
import { countOf, formatCount } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the upload screen (decisions 12). */
export interface UploadsMessages {
  readonly title: string
  readonly dropTitle: string
  readonly dropText: string
  readonly choose: string
  readonly current: string
  readonly uploading: string
  readonly waiting: string
  readonly processing: string
  readonly read: (rows: RowsOfFile, count: number) => string
  readonly newAndKnown: (added: number, known: number) => string
  /** Rows that are repeats, and rows that do not count. */
  readonly repeated: (count: number) => string
  readonly setAside: (count: number) => string
  readonly already: string
  readonly alreadyText: string
  readonly failed: string
  readonly kinds: Readonly<Record<NonNullable<UploadFile['kind']>, string>>
  readonly line: (line: number) => string
  readonly field: (field: string) => string
  readonly seeAll: (count: number) => string
  readonly seeLess: string
  readonly firstErrors: (shown: number, total: number) => string
  readonly firstWarnings: (shown: number, total: number) => string
  readonly takenWithWarnings: (count: number) => string
  readonly notTaken: string
  readonly retry: string
  readonly sendFailed: string
  readonly followFailed: string
  readonly tooLarge: string
  readonly offline: string
  readonly done: (files: number) => string
  readonly doneText: string
  readonly nothingNew: string
  readonly seeReport: string
  /** `igv` is signed; undefined if the IGV did not change. */
  readonly changed: (vouchers: number, igv: string | undefined) => string
  readonly undo: string
  readonly undoing: string
  readonly undone: string
  readonly undoneText: string
  readonly undoneBy: (name: string, when: string) => string
  readonly undoFailed: string
  readonly undoFailedText: string
  readonly repeat: string
  readonly history: string
  readonly historyEmptyTitle: string
  readonly historyEmptyText: string
  readonly historyError: string
  readonly historyFiles: (files: number) => string
  readonly historyFailed: (files: number) => string
  readonly historyLoading: string
  readonly states: Readonly<Record<'processing' | 'done' | 'failed' | 'undoing' | 'undone', string>>
}

/** What the rows of a file are. */
export type RowsOfFile = 'vouchers' | 'deposits' | 'taxpayers'

const rowNames: Readonly<Record<RowsOfFile, { readonly one: string; readonly other: string }>> = {
  vouchers: { one: 'comprobante', other: 'comprobantes' },
  deposits: { one: 'depósito', other: 'depósitos' },
  taxpayers: { one: 'contribuyente', other: 'contribuyentes' },
}

export const uploadsMessages: TextSet<'uploads', UploadsMessages> = {
  feature: 'uploads',
  texts: {
    title: 'Subir archivos',
    dropTitle: 'Arrastra aquí tus archivos o elígelos',
    dropText:
      'Registros de compras y ventas del SIRE o del PLE, reporte de depósitos de detracciones y padrón reducido del RUC (TXT o CSV), comprobantes (XML), o ZIP con ellos. Puedes elegir varios.',
    choose: 'Elegir archivos',
    current: 'Archivos que estás subiendo',
    uploading: 'Subiendo',
    waiting: 'En espera',
    processing: 'Leyendo',
    read: (rows, count) => {
      const { one, other } = rowNames[rows]
      return count === 0 ? `Sin ${other}` : countOf(count, `${one} leído`, `${other} leídos`)
    },
    newAndKnown: (added, known) =>
      known === 0
        ? countOf(added, 'nuevo', 'nuevos')
        : `${countOf(added, 'nuevo', 'nuevos')}, ${countOf(known, 'ya conocido', 'ya conocidos')}`,
    repeated: (count) => countOf(count, 'repetido', 'repetidos'),
    setAside: (count) => countOf(count, 'que no cuenta', 'que no cuentan'),
    already: 'Ya se había subido',
    alreadyText: 'Es el mismo archivo de antes: no cambió nada.',
    failed: 'No se subió',
    kinds: {
      rce: 'Registro de compras (RCE)',
      rvie: 'Registro de ventas (RVIE)',
      'ple-8.1': 'Registro de compras (PLE 8.1)',
      'ple-14.1': 'Registro de ventas (PLE 14.1)',
      ubl: 'Comprobante electrónico (XML)',
      zip: 'Archivo ZIP',
      'detraction-deposits': 'Depósitos de detracciones',
      padron: 'Padrón reducido del RUC',
      unknown: 'Archivo no reconocido',
    },
    line: (line) => `Línea ${formatCount(line)}`,
    field: (field) => `campo ${field}`,
    seeAll: (count) => `Ver todos (${formatCount(count)})`,
    seeLess: 'Ver menos',
    firstErrors: (shown, total) => `Mostramos los primeros ${formatCount(shown)} de ${formatCount(total)} errores.`,
    firstWarnings: (shown, total) =>
      `Mostramos las primeras ${formatCount(shown)} de ${formatCount(total)} advertencias.`,
    takenWithWarnings: (count) => `Se leyó, con ${countOf(count, 'advertencia', 'advertencias')}:`,
    notTaken: 'No se tomó nada de este archivo: tus cifras no cambiaron.',
    retry: 'Reintentar',
    sendFailed: 'No pudimos subir los archivos',
    followFailed: 'No pudimos consultar el avance',
    tooLarge: 'Divide los archivos en partes y vuelve a intentarlo.',
    offline: 'Revisa tu conexión a internet y vuelve a intentarlo.',
    done: (files) => (files === 1 ? 'Archivo leído' : `${formatCount(files)} archivos leídos`),
    doneText: 'Ya puedes ver las cifras en el reporte.',
    nothingNew: 'No había nada nuevo: tus cifras no cambiaron.',
    seeReport: 'Ver el reporte',
    changed: (vouchers, igv) =>
      `Cambió ${countOf(vouchers, 'comprobante', 'comprobantes')}${igv ? `, ${igv} de IGV` : ''}.`,
    undo: 'Deshacer',
    undoing: 'Deshaciendo la subida…',
    undone: 'Subida deshecha',
    undoneText: 'Tus cifras están como si nunca la hubieras subido.',
    undoneBy: (name, when) => `Deshecha por ${name} el ${when}`,
    undoFailed: 'No pudimos deshacer la subida',
    undoFailedText: 'No cambió nada. Vuelve a intentarlo.',
    repeat: 'Volver a procesar',
    history: 'Subidas anteriores',
    historyEmptyTitle: 'Aún no has subido archivos',
    historyEmptyText: 'Cuando subas el primero, verás aquí su resultado.',
    historyError: 'No pudimos cargar las subidas anteriores',
    historyFiles: (files) => countOf(files, 'archivo', 'archivos'),
    historyFailed: (files) => `${formatCount(files)} con error`,
    historyLoading: 'Cargando las subidas anteriores…',
    states: {
      processing: 'En proceso',
      done: 'Lista',
      failed: 'No se subió',
      undoing: 'Deshaciendo',
      undone: 'Deshecha',
    },
  },
}
