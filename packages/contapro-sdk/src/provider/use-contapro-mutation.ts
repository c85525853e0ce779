import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { ContaproError } from '../client/contapro-error.ts'
import { useContaproContext } from './contapro-context.ts'

/** How a mutation is done, and which resources it changes. */
export interface ContaproMutation<Data, Variables> {
  readonly mutate: (client: ContaproClient, variables: Variables) => Promise<Data>
  /** Keys that are asked for anew after success, each once. */
  readonly changes?: (client: ContaproClient, variables: Variables) => readonly (readonly unknown[])[]
}

/** Runs a mutation and invalidates by resource, in one place. */
export function useContaproMutation<Data, Variables>(
  mutation: ContaproMutation<Data, Variables>,
): UseMutationResult<Data, ContaproError, Variables> {
  const { client, queryClient } = useContaproContext()
  return useMutation<Data, ContaproError, Variables>(
    {
      mutationFn: (variables) => mutation.mutate(client, variables),
      retry: false,
      networkMode: 'always',
      onSuccess: async (_data, variables) => {
        const keys = mutation.changes?.(client, variables) ?? []
        await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
    },
    queryClient,
  )
}
