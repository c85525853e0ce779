import { hashKey, type QueryClient, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { ContaproError } from '../client/contapro-error.ts'
import { invalidateAll } from '../queries/invalidate-all.ts'
import { useContaproContext } from './contapro-context.ts'

/** How the outcome of a mutation is shown before its answer comes. */
export interface Foresight<Data, Variables> {
  /** Where it shows. What is in flight there is cancelled: it would bring the former state back. */
  readonly within: (client: ContaproClient, variables: Variables) => readonly unknown[]
  /** Puts the outcome into the cache, and answers what takes it back. */
  readonly show: (queryClient: QueryClient, within: readonly unknown[], variables: Variables) => () => void
  /** Puts what the answer tells into the cache. */
  readonly learn?: (client: ContaproClient, queryClient: QueryClient, data: Data, variables: Variables) => void
}

/** How a mutation is done, and which resources it changes. */
export interface ContaproMutation<Data, Variables> {
  readonly mutate: (client: ContaproClient, variables: Variables) => Promise<Data>
  /** Keys that are asked for anew after success, each once; with foresight after a failure too. */
  readonly changes?: (client: ContaproClient, variables: Variables) => readonly (readonly unknown[])[]
  /** Puts what the answer tells into the cache, before anything is asked for anew; not with foresight, which has its own. */
  readonly learn?: Foresight<Data, Variables>['learn']
  readonly foresight?: Foresight<Data, Variables>
}

/** Runs a mutation and invalidates by resource, in one place. */
export function useContaproMutation<Data, Variables>(
  mutation: ContaproMutation<Data, Variables>,
): UseMutationResult<Data, ContaproError, Variables> {
  const { client, queryClient, failures } = useContaproContext()
  const { foresight } = mutation
  const invalidate = (variables: Variables): Promise<void> =>
    invalidateAll(queryClient, mutation.changes?.(client, variables) ?? [])
  const result = useMutation<Data, ContaproError, Variables, (() => void) | undefined>(
    {
      mutationFn: (variables) => mutation.mutate(client, variables),
      retry: false,
      networkMode: 'always',
      ...(foresight
        ? foreseen({ client, queryClient, foresight, invalidate })
        : {
            onSuccess: (data: Data, variables: Variables) => {
              mutation.learn?.(client, queryClient, data, variables)
              return invalidate(variables)
            },
          }),
    },
    queryClient,
  )
  const { error } = result
  useEffect(() => {
    if (error) failures?.tell(error)
  }, [failures, error])
  return result
}

interface Foreseen<Data, Variables> {
  readonly client: ContaproClient
  readonly queryClient: QueryClient
  readonly foresight: Foresight<Data, Variables>
  readonly invalidate: (variables: Variables) => Promise<void>
}

/** The steps of a mutation that is shown before its answer; the last of several at work in one place asks anew, once for all. */
function foreseen<Data, Variables>({ client, queryClient, foresight, invalidate }: Foreseen<Data, Variables>) {
  const mutationKey = [...client.key, 'foreseen']
  return {
    mutationKey,
    onMutate: async (variables: Variables) => {
      const queryKey = foresight.within(client, variables)
      await queryClient.cancelQueries({ queryKey })
      return foresight.show(queryClient, queryKey, variables)
    },
    onError: (_error: ContaproError, _variables: Variables, takeBack: (() => void) | undefined) => takeBack?.(),
    onSuccess: (data: Data, variables: Variables) => foresight.learn?.(client, queryClient, data, variables),
    onSettled: async (_data: Data | undefined, _error: ContaproError | null, variables: Variables) => {
      const place = hashKey(foresight.within(client, variables))
      const atWork = queryClient.isMutating({
        mutationKey,
        predicate: ({ state }) => hashKey(foresight.within(client, state.variables as Variables)) === place,
      })
      if (atWork <= 1) await invalidate(variables)
    },
  }
}
