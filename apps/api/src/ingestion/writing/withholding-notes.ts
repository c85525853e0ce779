import { type Centimos, type CivilDate, formatMoney, formatSunatDate } from '@contapro/sunat'
import type { Session } from '../../platform/db/index.ts'
import { findFileNames } from '../../vouchers/merge/file-names.store.ts'
import { differencesText, type RowDifference } from '../../vouchers/merge/row-differences.ts'
import type { WithholdingRow } from '../../vouchers/rows/withholding-row.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'
import type { CurrentWithholding } from '../../vouchers/stores/withholdings.store.ts'
import type { Remarks } from '../reading/remarks.ts'
import { MAX_NOTED } from './set-aside-notes.ts'

interface Note {
  readonly known: CurrentWithholding
  readonly name: string
  readonly differences: readonly RowDifference[]
}

/** XML of perceptions and retentions that an ingestion replaces by others of the same number, which say something else. */
export class WithholdingNotes {
  /** XML that were replaced. */
  total = 0
  readonly #listed: Note[] = []

  /** Compares the XML of one certificate: the later one counts. */
  note(known: CurrentWithholding, row: WithholdingRow): void {
    // A factura that proves its perception is compared as a voucher.
    if (row.type === '01' || known.xmlDocument === row.xmlDocument) return
    const differences = differencesOf(known, row)
    if (differences.length === 0) return
    this.total += 1
    if (this.#listed.length < MAX_NOTED) this.#listed.push({ known, name: `${row.series}-${row.number}`, differences })
  }

  /** The replaced XML as warnings of the upload. */
  async list(session: Session, { businessUuid }: Lease): Promise<Remarks> {
    if (this.#listed.length === 0) return { total: 0, first: [] }
    const documents = this.#listed.map(({ known }) => known.xmlDocument)
    const names = await findFileNames(session, businessUuid, { versions: [], documents })
    const first = this.#listed.map(({ known, name, differences }) => {
      const file = names.ofDocument(known.xmlDocument)
      const place = file === undefined ? 'otro XML' : `el XML «${file}»`
      const message = `${name}: ya no cuenta ${place}. Cuenta el que se leyó después. ${differencesText(differences)}`
      return { line: null, field: null, code: 'XML_OF_OLDER_FILE', message }
    })
    return { total: this.total, first }
  }
}

const money = (amount: number): string => formatMoney(amount as Centimos)
const date = (day: string): string => formatSunatDate(day as CivilDate)

function differencesOf(known: CurrentWithholding, row: WithholdingRow): RowDifference[] {
  const all: (readonly [name: string, a: string, b: string])[] = [
    ['importe', money(known.amount), money(row.amount)],
    ['total pagado o cobrado', money(known.net), money(row.net)],
    ['régimen', known.regime, row.regime],
    ['tasa', known.percent, row.percent],
    ['fecha de emisión', date(known.issuedOn), date(row.issuedOn)],
  ]
  return all.flatMap(([name, a, b]) =>
    a === b ? [] : [{ name, values: [a, b] as const, isMoney: name === 'importe' }],
  )
}
