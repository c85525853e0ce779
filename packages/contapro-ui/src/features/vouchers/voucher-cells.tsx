import type { Voucher } from '@contapro/sdk'
import { countsAsCredit } from '@contapro/sunat'
import { clsx } from 'clsx'
import type { JSX } from 'react'
import { centimosOf } from '../../host/centimos-of.ts'
import { serieNumber } from '../../lists/serie-number.ts'
import { voucherType } from '../../lists/voucher-type.ts'
import { ExcerptText } from '../../patterns/excerpt-text/excerpt-text.tsx'
import { FileButton } from '../../patterns/file-button/file-button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { TriangleAlertIcon } from '../../primitives/icon/icons.ts'
import { Tooltip } from '../../primitives/tooltip/tooltip.tsx'
import { isContradiction } from './is-contradiction.ts'
import { voucherItems } from './voucher-items.ts'
import { periodText, type VoucherListPlace, type VoucherRowActions } from './voucher-list-place.ts'
import { documentLink, files, note, soft, warningMark, warningNote } from './vouchers.css.ts'
import type { VouchersMessages } from './vouchers.messages.ts'

/** About two lines of the item's column. */
const ITEM_CHARACTERS = 32

interface CellProps {
  readonly voucher: Voucher
  readonly texts: VouchersMessages
}

export function DocumentLink({ voucher, texts, onOpen }: CellProps & Pick<VoucherRowActions, 'onOpen'>): JSX.Element {
  const name = serieNumber(voucher)
  return (
    <button
      type="button"
      className={documentLink}
      aria-haspopup="dialog"
      aria-label={texts.openVoucher(name)}
      onClick={() => onOpen(voucher)}
    >
      {name}
    </button>
  )
}

/** What a sale is advised about, by its first title; nothing where there is nothing. */
export function AdviceMark({ voucher, texts }: CellProps): JSX.Element | null {
  const [first, ...more] = voucher.sale_advices ?? []
  if (first === undefined) return null
  const text = more.length === 0 ? first.name : texts.adviceAndMore(first.name, more.length)
  return <span className={clsx(note, warningNote)}>{texts.advice(text)}</span>
}

export function ItemText({ voucher, texts, onGloss }: CellProps & Pick<VoucherRowActions, 'onGloss'>): JSX.Element {
  const [first, ...others] = voucherItems(voucher)
  if (first === undefined) return <span className={soft}>-</span>
  const more = { label: texts.seeGloss, onClick: () => onGloss(voucher) }
  return <ExcerptText text={first} max={ITEM_CHARACTERS} more={more} hasMore={others.length > 0} />
}

/** Whether its IGV counts, and from which period; nothing where there is none. */
export function CreditText({
  voucher,
  texts,
  place,
}: CellProps & { readonly place: VoucherListPlace }): JSX.Element | null {
  const { status, igv_credit: credit, igv_credit_period: period, igv_credit_reasons: reasons } = voucher
  if (credit === null || centimosOf(voucher.igv_amount) === 0) return null
  const counts = credit === 'yes' && status !== null && countsAsCredit(voucherType(voucher), { status, credit })
  const since = credit === 'later' && period !== null ? texts.creditSince(periodText(period, place)) : undefined
  return (
    <span className={note} title={reasons.map(texts.reason).join(' ')}>
      {since ?? (counts ? texts.creditGiven : texts.noCredit)}
    </span>
  )
}

type FileActions = Pick<VoucherRowActions, 'onOpen' | 'onPreview' | 'onDownload'>

/** Both files, and before them a mark where the voucher contradicts itself: it opens the detail, which says in what. */
export function VoucherFiles({ voucher, texts, onOpen, onPreview, onDownload }: CellProps & FileActions): JSX.Element {
  const name = serieNumber(voucher)
  return (
    <span className={files}>
      {voucher.warnings.length === 0 ? null : (
        <Tooltip content={voucher.warnings.map(({ message }) => message).join(' ')}>
          <button
            type="button"
            className={warningMark}
            aria-haspopup="dialog"
            aria-label={voucher.warnings.some(isContradiction) ? texts.warningOf(name) : texts.setAsideOf(name)}
            onClick={() => onOpen(voucher)}
          >
            <Icon as={TriangleAlertIcon} size="sm" />
          </button>
        </Tooltip>
      )}
      <FileButton
        kind="image"
        label={texts.image(name)}
        unavailable={voucher.img_cpe_link === null ? texts.imageMissing : undefined}
        onClick={() => onPreview(voucher)}
      />
      <FileButton
        kind="XML"
        label={texts.xmlOf(name)}
        unavailable={voucher.xml_cpe_link === null ? texts.xmlMissing : undefined}
        onClick={() => onDownload(voucher)}
      />
    </span>
  )
}
