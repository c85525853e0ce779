import { type JSX, type Ref, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { ButtonLink } from '../../primitives/button/button-link.tsx'
import { CloudAlertIcon, DownloadIcon, FileSearchIcon, RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { loader } from '../../primitives/full-screen-loader/full-screen-loader.css.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import type { PreviewKind } from './preview-kind.ts'
import type { VoucherPreviewModalProps } from './voucher-preview-modal.tsx'
import { type PreviewFileOptions, usePreviewFile } from './use-preview-file.ts'
import { hiddenPaper, paper, pdf, xml } from './voucher-preview.css.ts'
import { voucherPreviewMessages } from './voucher-preview.messages.ts'

interface PreviewContentProps extends Omit<PreviewFileOptions, 'kind'> {
  readonly name: string
  readonly address: string
  readonly kind: PreviewKind
  readonly explain: VoucherPreviewModalProps['explain']
  /** The element that is printed. */
  readonly paperRef: Ref<HTMLElement>
  readonly onReady: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Most files load within this time. */
const LOADER_DELAY_MS = 300

/** The file itself, while it loads, or why it is not there. */
export function PreviewContent(props: PreviewContentProps): JSX.Element {
  const { name, address, kind, paperRef, onReady, onRetry, onClose, load, explain, onProblem } = props
  const texts = useTexts(voucherPreviewMessages)
  const file = usePreviewFile(address, { kind, load, onProblem })
  // A file that came may still be no picture.
  const [image, setImage] = useState<'loading' | 'ready' | 'failed'>('loading')
  if (kind === 'other') return <Unsupported address={address} />
  const status = kind === 'image' && file.status === 'ready' ? image : file.status
  if (status === 'failed') {
    return <Failed why={file.status === 'failed' ? explain?.(file.error) : undefined} onRetry={onRetry} />
  }
  return (
    <>
      {status === 'loading' ? <Loading onClose={onClose} /> : null}
      {file.status === 'ready' && kind === 'image' ? (
        <img
          ref={paperRef as Ref<HTMLImageElement>}
          className={image === 'ready' ? paper : hiddenPaper}
          src={file.content}
          alt={texts.document(name)}
          onLoad={() => {
            setImage('ready')
            onReady()
          }}
          onError={() => setImage('failed')}
        />
      ) : null}
      {file.status === 'ready' && kind === 'pdf' ? (
        // The browser's own viewer, without its bars; sandboxed it would not open a PDF.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a copy of the file, and nothing of it is script
        <iframe
          ref={paperRef as Ref<HTMLIFrameElement>}
          className={pdf}
          src={`${file.content}#toolbar=0&navpanes=0`}
          title={texts.document(name)}
          onLoad={onReady}
        />
      ) : null}
      {file.status === 'ready' && kind === 'xml' ? (
        <pre ref={paperRef as Ref<HTMLPreElement>} className={xml}>
          {file.content}
        </pre>
      ) : null}
    </>
  )
}

/** Looks like `FullScreenLoader`. That one is exported, so bundlers would load it with every widget. */
function Loading({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const texts = useTexts(voucherPreviewMessages)
  const messages = useUiMessages()
  return (
    <output className={loader} style={{ animationDelay: `${LOADER_DELAY_MS}ms` }}>
      <Spinner size="lg" />
      <span>{texts.loading}</span>
      <Button onClick={onClose}>{messages.close}</Button>
    </output>
  )
}

function Unsupported({ address }: { readonly address: string }): JSX.Element {
  const texts = useTexts(voucherPreviewMessages)
  return (
    <EmptyState
      icon={FileSearchIcon}
      title={texts.unsupportedTitle}
      text={texts.unsupportedText}
      action={
        <ButtonLink href={address} download icon={DownloadIcon}>
          {texts.download}
        </ButtonLink>
      }
    />
  )
}

function Failed({ why, onRetry }: { readonly why: string | undefined; readonly onRetry: () => void }): JSX.Element {
  const texts = useTexts(voucherPreviewMessages)
  const messages = useUiMessages()
  return (
    <div role="alert">
      <EmptyState
        icon={CloudAlertIcon}
        title={texts.failedTitle}
        text={why ?? texts.failedText}
        action={
          <Button icon={RefreshCwIcon} onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      />
    </div>
  )
}
