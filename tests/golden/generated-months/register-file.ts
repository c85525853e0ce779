import { owner } from './parties.ts'
import type { PlannedVoucher } from './planned-voucher.ts'
import { registerAmounts } from './register-amounts.ts'
import { sunatDate, sunatText } from './texts.ts'

/** Headings of SUNAT's exports, blanks doubled where SUNAT doubles them. */
const HEADINGS = {
  RCE: 'RUC|Apellidos y Nombres o Razón social|Periodo|CAR SUNAT|Fecha de emisión|Fecha Vcto/Pago|Tipo CP/Doc.|Serie del CDP|Año|Nro CP o Doc. Nro Inicial (Rango)|Nro Final (Rango)|Tipo Doc Identidad|Nro Doc Identidad|Apellidos Nombres/ Razón  Social|BI Gravado DG|IGV / IPM DG|BI Gravado DGNG|IGV / IPM DGNG|BI Gravado DNG|IGV / IPM DNG|Valor Adq. NG|ISC|ICBPER|Otros Trib/ Cargos|Total CP|Moneda|Tipo de Cambio|Fecha Emisión Doc Modificado|Tipo CP Modificado|Serie CP Modificado|COD. DAM O DSI|Nro CP Modificado|Clasif de Bss y Sss|ID Proyecto Operadores|PorcPart|IMB|CAR Orig/ Ind E o I|Detracción|Tipo de Nota|Est. Comp.|Incal',
  RVIE: 'Ruc|Razon Social|Periodo|CAR SUNAT|Fecha de emisión|Fecha Vcto/Pago|Tipo CP/Doc.|Serie del CDP|Nro CP o Doc. Nro Inicial (Rango)|Nro Final (Rango)|Tipo Doc Identidad|Nro Doc Identidad|Apellidos Nombres/ Razón Social|Valor Facturado Exportación|BI Gravada|Dscto BI|IGV / IPM|Dscto IGV / IPM|Mto Exonerado|Mto Inafecto|ISC|BI Grav IVAP|IVAP|ICBPER|Otros Tributos|Total CP|Moneda|Tipo Cambio|Fecha Emisión Doc Modificado|Tipo CP Modificado|Serie CP Modificado|Nro CP Modificado|ID Proyecto Operadores Atribución|Tipo de Nota|Est. Comp|Valor FOB Embarcado|Valor OP Gratuitas|Tipo Operación|DAM / CP|CLU',
} as const

const freeFields = Array.from({ length: 39 }, (_, i) => `CLU${i + 1}`)

const headingsOf = (book: PlannedVoucher['book']): string[] => [
  ...HEADINGS[book].split('|'),
  ...(book === 'RCE' ? freeFields : []),
]

const OWN_DOCUMENTS = ['46', '50', '51', '52', '53', '54']

const fit = (text: string, width: number): string => text.padStart(width, '0').slice(-width)

function carOf({ book, type, series, number, party }: PlannedVoucher): string {
  const issuer = book === 'RVIE' || OWN_DOCUMENTS.includes(type) ? owner : party
  return fit(issuer.document, 11) + fit(type, 2) + fit(series, 4) + fit(number, 10)
}

type Fields = Readonly<Record<string, string | undefined>>

/** What a line says, by heading; a heading that is not here is empty. */
function fieldsOf(voucher: PlannedVoucher): Fields {
  return { ...commonFields(voucher), ...(voucher.book === 'RCE' ? purchaseFields(voucher) : saleFields(voucher)) }
}

function commonFields(voucher: PlannedVoucher): Fields {
  const { modified, party } = voucher
  const amounts = Object.entries(registerAmounts(voucher)).map(([heading, amount]) => [
    heading,
    amount === 0 ? '0' : sunatText(amount),
  ])
  return {
    Periodo: voucher.period,
    'CAR SUNAT': carOf(voucher),
    'Fecha de emisión': sunatDate(voucher.issuedOn),
    'Fecha Vcto/Pago': voucher.dueOn && sunatDate(voucher.dueOn),
    'Tipo CP/Doc.': voucher.type,
    'Serie del CDP': voucher.series,
    'Nro CP o Doc. Nro Inicial (Rango)': voucher.number,
    'Nro Final (Rango)': voucher.finalNumber,
    'Tipo Doc Identidad': party.documentType,
    'Nro Doc Identidad': party.document,
    ...Object.fromEntries(amounts),
    Moneda: voucher.dollarsAt === undefined ? 'PEN' : 'USD',
    'Fecha Emisión Doc Modificado': modified && sunatDate(modified.issuedOn),
    'Tipo CP Modificado': modified?.type,
    'Serie CP Modificado': modified?.series,
    'Nro CP Modificado': modified?.number,
    'Tipo de Nota': voucher.noteType,
  }
}

const IN_SOLES = '1.000'

function purchaseFields({ party, customsYear, dollarsAt = IN_SOLES, state = '1', detraction }: PlannedVoucher): Fields {
  return {
    RUC: owner.document,
    'Apellidos y Nombres o Razón social': owner.name,
    Año: customsYear,
    'Apellidos Nombres/ Razón  Social': party.name,
    'Tipo de Cambio': dollarsAt,
    'Clasif de Bss y Sss': '1',
    IMB: '0',
    Detracción: detraction ? 'D' : '',
    'Est. Comp.': state,
    Incal: '0',
  }
}

function saleFields({ party, dollarsAt = IN_SOLES, state = '1', operationType = '0101' }: PlannedVoucher): Fields {
  return {
    Ruc: owner.document,
    'Razon Social': owner.name,
    'Apellidos Nombres/ Razón Social': party.name,
    'Tipo Cambio': dollarsAt,
    'Est. Comp': state,
    'Valor FOB Embarcado': '0',
    'Valor OP Gratuitas': '0',
    'Tipo Operación': operationType,
  }
}

/** The proposal as SUNAT exports it: UTF-8 with its mark, CRLF, a line of headings. */
export function registerFile(book: PlannedVoucher['book'], vouchers: readonly PlannedVoucher[]): string {
  const headings = headingsOf(book)
  const lines = vouchers.map((voucher) => {
    const fields = fieldsOf(voucher)
    return headings.map((heading) => fields[heading] ?? '').join('|')
  })
  return `\ufeff${[headings.join('|'), ...lines].join('\r\n')}\r\n`
}
