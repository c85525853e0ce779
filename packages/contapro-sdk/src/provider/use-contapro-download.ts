import type { UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DownloadOptions } from '../client/download.ts'
import { useContaproMutation } from './use-contapro-mutation.ts'

/** A download as a mutation; `status` is idle, pending, success or error. */
export type ContaproDownload<Data, Variables> = UseMutationResult<Data, ContaproError, Variables> & {
  /** Percent of the file that the server has made; null while it has not said. */
  readonly progress: number | null
  /** Gives the download up and forgets its result: idle again. Leaving the screen gives it up too. */
  readonly cancel: () => void
}

/** Runs a download, one at a time: another one gives the one before up. */
export function useContaproDownload<Data, Variables>(
  download: (client: ContaproClient, variables: Variables, options: DownloadOptions) => Promise<Data>,
): ContaproDownload<Data, Variables> {
  const [progress, setProgress] = useState<number | null>(null)
  const atWork = useRef<AbortController | null>(null)
  const mutation = useContaproMutation<Data, Variables>({
    mutate: (client, variables) => {
      atWork.current?.abort()
      const controller = new AbortController()
      atWork.current = controller
      setProgress(null)
      return download(client, variables, {
        signal: controller.signal,
        onProgress: (percent) => {
          if (atWork.current === controller) setProgress(percent)
        },
      })
    },
  })
  useEffect(() => () => atWork.current?.abort(), [])
  const { reset } = mutation
  const cancel = useCallback(() => {
    atWork.current?.abort()
    reset()
  }, [reset])
  return { ...mutation, progress, cancel }
}
