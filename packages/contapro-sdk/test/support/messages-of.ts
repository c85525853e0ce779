interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Field → its messages; a field without one is fine. */
export function messagesOf(result: {
  readonly error?: { readonly issues: readonly Issue[] } | undefined
}): Record<string, string[]> {
  const messages: Record<string, string[]> = {}
  for (const { path, message } of result.error?.issues ?? []) (messages[path.join('.')] ??= []).push(message)
  return messages
}
