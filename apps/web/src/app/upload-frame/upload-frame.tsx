import { Card } from '@contapro/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { listenToFrame } from '../frame-messages.ts'
import { LoadingMessages } from './loading-messages.tsx'
import { box, frame as frameClass, waiting } from './upload-frame.css.ts'

export interface UploadFrameProps {
  readonly src: string
  /** True for the product's own form, which tells when it can be seen; another one is there when it is loaded. */
  readonly isOwn: boolean
  readonly onSending: (isSending: boolean) => void
  readonly onUploadFinished: () => void
  readonly onSessionExpired: () => void
  /** Called when a link in the form was pressed. */
  readonly onNavigate: (address: string, state: unknown) => void
}

/** The upload form in its frame (part 2 §2), as high as its content. */
export function UploadFrame(props: UploadFrameProps): ReactElement {
  const { src, isOwn, onSending, onUploadFinished, onSessionExpired, onNavigate } = props
  const ref = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (!ref.current) return undefined
    return listenToFrame(ref.current, (message) => {
      switch (message.type) {
        case 'ready':
          return setReady(true)
        case 'height':
          return setHeight(message.height)
        case 'sending':
          return onSending(message.isSending)
        case 'upload-finished':
          return onUploadFinished()
        case 'session-expired':
          return onSessionExpired()
        case 'navigate':
          return onNavigate(message.address, message.state)
      }
    })
  }, [onSending, onUploadFinished, onSessionExpired, onNavigate])
  return (
    <div className={box}>
      {isReady ? null : (
        <Card>
          <LoadingMessages />
        </Card>
      )}
      <iframe
        ref={ref}
        src={src}
        title="Formulario para subir archivos"
        // A form of another host may do what a form needs, and not lead the whole page away.
        sandbox={isOwn ? undefined : 'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups'}
        className={isReady ? frameClass : `${frameClass} ${waiting}`}
        style={{ height }}
        onLoad={isOwn ? undefined : () => setReady(true)}
      />
    </div>
  )
}
