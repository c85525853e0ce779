import { clsx } from 'clsx'
import { type JSX, useRef, useState } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { PrinterIcon, ZoomInIcon, ZoomOutIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { useModalParts } from '../../primitives/modal/modal-parts.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { Tooltip } from '../../primitives/tooltip/tooltip.tsx'
import { loadFile } from './load-file.ts'
import { PreviewContent } from './preview-content.tsx'
import { type PreviewKind, previewKind } from './preview-kind.ts'
import { printCopy } from './print-copy.ts'
import {
  body,
  enlargedBody,
  enlargedFrame,
  frame,
  head,
  print,
  subtitle as subtitleClass,
  title,
  titles,
} from './voucher-preview.css.ts'
import { voucherPreviewMessages } from './voucher-preview.messages.ts'
import type { PreviewedVoucher, VoucherPreviewModalProps } from './voucher-preview-modal.tsx'

export interface OpenVoucherPreviewProps extends VoucherPreviewModalProps {
  readonly voucher: PreviewedVoucher
}

/** The preview while it is open. */
export function OpenVoucherPreview(props: OpenVoucherPreviewProps): JSX.Element {
  const { voucher, onClose, load = loadFile, explain, onProblem = logProblem } = props
  const [isEnlarged, setEnlarged] = useState(false)
  const [isReady, setReady] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const texts = useTexts(voucherPreviewMessages)
  const paper = useRef<HTMLElement>(null)
  const kind = previewKind(voucher.address)
  return (
    <Modal open onClose={onClose} size="lg" className={clsx(frame, isEnlarged && enlargedFrame)}>
      <Head
        voucher={voucher}
        kind={kind}
        isEnlarged={isEnlarged}
        onZoom={() => setEnlarged(!isEnlarged)}
        onPrint={kind === 'xml' || isReady ? () => printPaper(paper.current) : undefined}
      />
      <div {...scrollable} aria-label={texts.document(voucher.name)} className={clsx(body, isEnlarged && enlargedBody)}>
        <PreviewContent
          key={attempt}
          name={voucher.name}
          address={voucher.address}
          kind={kind}
          paperRef={paper}
          load={load}
          explain={explain}
          onProblem={onProblem}
          onReady={() => setReady(true)}
          onRetry={() => setAttempt(attempt + 1)}
          onClose={onClose}
        />
      </div>
    </Modal>
  )
}

/** What is higher than the window is scrolled with the arrow keys. */
const scrollable = { role: 'group', tabIndex: 0 } as const

interface HeadProps {
  readonly voucher: PreviewedVoucher
  readonly kind: PreviewKind
  readonly isEnlarged: boolean
  readonly onZoom: () => void
  /** Without one there is nothing to print yet. */
  readonly onPrint: (() => void) | undefined
}

function Head({ voucher, kind, isEnlarged, onZoom, onPrint }: HeadProps): JSX.Element {
  const texts = useTexts(voucherPreviewMessages)
  const { Title, Description } = useModalParts()
  const zoomText = isEnlarged ? texts.reduce : texts.enlarge
  return (
    <div className={head}>
      <div className={titles}>
        <Title className={title}>{voucher.name}</Title>
        {voucher.issuer ? <Description className={subtitleClass}>{voucher.issuer}</Description> : null}
      </div>
      {kind === 'other' ? null : (
        <>
          <Tooltip content={zoomText} kind="label" side="bottom">
            <IconButton icon={isEnlarged ? ZoomOutIcon : ZoomInIcon} label={zoomText} onClick={onZoom} />
          </Tooltip>
          <Tooltip content={texts.print} kind="label" side="bottom">
            <IconButton
              icon={PrinterIcon}
              className={print}
              label={texts.print}
              aria-disabled={onPrint === undefined}
              onClick={onPrint}
            />
          </Tooltip>
        </>
      )}
    </div>
  )
}

/** A PDF is printed by its own viewer, all else as a copy. */
function printPaper(paper: HTMLElement | null): void {
  if (paper instanceof HTMLIFrameElement) paper.contentWindow?.print()
  else if (paper) printCopy(paper)
}

function logProblem(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants a failed PDF logged
  console.error(message, error)
}
