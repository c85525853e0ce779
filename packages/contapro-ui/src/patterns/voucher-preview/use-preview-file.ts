import { useEffect, useState } from 'react'
import { indentXml } from './indent-xml.ts'
import type { PreviewKind } from './preview-kind.ts'

/** Gets a file by a plain GET, without a token: its address is signed. */
export type LoadFile = (address: string, signal: AbortSignal) => Promise<Blob>

/** Where a file stands that has to be fetched before it can be shown. */
export type PreviewFile =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** `content` is the address of a copy of the image or PDF, or indented XML. */
  | { readonly status: 'ready'; readonly content: string }

export interface PreviewFileOptions {
  readonly kind: PreviewKind
  readonly load: LoadFile
  readonly onProblem: (message: string, error: unknown) => void
}

/** What is logged (part 2 §8). */
const problems = {
  image: 'Error al cargar la imagen:',
  pdf: 'Error al cargar el PDF:',
  xml: 'Error al cargar el XML:',
} as const

/** Fetches the file through `load`, which knows where its address leads; what is shown is a copy. */
export function usePreviewFile(address: string, options: PreviewFileOptions): PreviewFile {
  const { kind, load, onProblem } = options
  const [file, setFile] = useState<PreviewFile>({ status: 'loading' })
  useEffect(() => {
    if (kind === 'other') return undefined
    const abort = new AbortController()
    let copy: string | undefined
    const fetchFile = async (): Promise<void> => {
      try {
        const blob = await load(address, abort.signal)
        if (abort.signal.aborted) return
        if (kind === 'xml') setFile({ status: 'ready', content: indentXml(await blob.text()) })
        else {
          copy = URL.createObjectURL(kind === 'pdf' ? new Blob([blob], { type: 'application/pdf' }) : blob)
          setFile({ status: 'ready', content: copy })
        }
      } catch (error) {
        if (abort.signal.aborted) return
        onProblem(problems[kind], error)
        setFile({ status: 'failed', error })
      }
    }
    void fetchFile()
    return () => {
      abort.abort()
      if (copy) URL.revokeObjectURL(copy)
    }
  }, [address, kind, load, onProblem])
  return file
}
