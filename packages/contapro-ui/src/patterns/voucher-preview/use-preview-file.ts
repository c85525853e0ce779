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

/** Messages for the log (part 2 §8). */
const problems = {
  image: 'Error al cargar la imagen:',
  pdf: 'Error al cargar el PDF:',
  xml: 'Error al cargar el XML:',
  empty: 'Error al convertir el PDF a Base64: el resultado es nulo.',
  unreadable: 'Error al leer el archivo Blob.',
} as const

/** Fetches the file through `load` and makes a copy of it that can be shown. */
export function usePreviewFile(address: string, options: PreviewFileOptions): PreviewFile {
  const { kind, load, onProblem } = options
  const [file, setFile] = useState<PreviewFile>({ status: 'loading' })
  useEffect(() => {
    if (kind === 'other') return undefined
    const abort = new AbortController()
    let copy: string | undefined
    let problem: keyof typeof problems = kind
    const contentOf = async (blob: Blob): Promise<string> => {
      problem = 'unreadable'
      const bytes = await blob.arrayBuffer()
      problem = kind
      abort.signal.throwIfAborted()
      if (kind === 'xml') return indentXml(new TextDecoder().decode(bytes))
      if (kind === 'pdf' && bytes.byteLength === 0) {
        problem = 'empty'
        throw new Error('The PDF is empty.')
      }
      copy = URL.createObjectURL(kind === 'pdf' ? new Blob([bytes], { type: 'application/pdf' }) : blob)
      return copy
    }
    const fetchFile = async (): Promise<void> => {
      try {
        const blob = await load(address, abort.signal)
        if (!abort.signal.aborted) setFile({ status: 'ready', content: await contentOf(blob) })
      } catch (error) {
        if (abort.signal.aborted) return
        onProblem(problems[problem], error)
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
