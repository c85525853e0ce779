import { clsx } from 'clsx'
import { type DragEvent, type JSX, useRef, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { UploadIcon } from '../../primitives/icon/icons.ts'
import { area, hint as hintClass, icon, over, title as titleClass } from './drop-area.css.ts'

/** Props of `DropArea`. */
export interface DropAreaProps {
  /** "Arrastra aquí tus archivos o elígelos". */
  readonly title: string
  /** Kinds and size: "XML, ZIP, TXT o CSV". */
  readonly hint?: string
  /** "Elegir archivos". */
  readonly buttonLabel: string
  /** Extensions that the file dialog offers: ".txt,.csv,.zip,.xml". Dropped files are not sifted: the server says why. */
  readonly accept?: string
  readonly disabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A place to drop files on, with a button for who does not drag. */
export function DropArea({ title, hint, buttonLabel, accept, disabled, onFiles }: DropAreaProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const give = (files: FileList | null | undefined) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0 && !disabled) onFiles(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    give(event.dataTransfer.files)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut of the button inside
    <fieldset
      aria-label={title}
      className={clsx(area, isOver && over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon as={UploadIcon} className={icon} />
      <p className={titleClass}>{title}</p>
      {hint ? <p className={hintClass}>{hint}</p> : null}
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={buttonLabel}
        onChange={(event) => {
          give(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </fieldset>
  )
}
