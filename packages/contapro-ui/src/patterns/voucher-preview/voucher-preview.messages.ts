import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the voucher preview (part 2 §2). */
export interface VoucherPreviewMessages {
  readonly enlarge: string
  readonly reduce: string
  readonly print: string
  readonly download: string
  readonly loading: string
  readonly document: (name: string) => string
  readonly unsupportedTitle: string
  readonly unsupportedText: string
  readonly failedTitle: string
  readonly failedText: string
}

export const voucherPreviewMessages: TextSet<'voucherPreview', VoucherPreviewMessages> = {
  feature: 'voucherPreview',
  texts: {
    enlarge: 'Ampliar',
    reduce: 'Reducir',
    print: 'Imprimir',
    download: 'Descargar',
    loading: 'Cargando el comprobante…',
    document: (name) => `Comprobante ${name}`,
    unsupportedTitle: 'Este archivo no se puede mostrar aquí',
    unsupportedText: 'Descárgalo para abrirlo con otro programa.',
    failedTitle: 'No pudimos cargar el comprobante',
    failedText: 'Revisa tu conexión y vuelve a intentarlo.',
  },
}
