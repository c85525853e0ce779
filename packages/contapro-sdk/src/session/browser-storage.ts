/** The part of `Storage` that the session needs; a host may bring its own. */
export interface KeyValueStorage {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}

/**
 * `sessionStorage` or `localStorage`, looked up at each use. Where there is none (a server) or it is blocked or full, the
 * value is kept in memory: the tab works and only forgets when it is reloaded.
 */
export function browserStorage(name: 'sessionStorage' | 'localStorage'): KeyValueStorage {
  return withMemory(() => (globalThis as Partial<Record<typeof name, Storage>>)[name])
}

/** A storage that forgets with the page. */
export function memoryStorage(): KeyValueStorage {
  return withMemory(() => undefined)
}

function withMemory(find: () => KeyValueStorage | undefined): KeyValueStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => find()?.getItem(key)) ?? null,
    setItem: (key, value) => {
      const isKept = attempt(() => {
        const storage = find()
        storage?.setItem(key, value)
        return storage !== undefined
      })
      if (isKept) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt(() => find()?.removeItem(key))
    },
  }
}

/** Blocked storage throws a SecurityError at the first touch, a full one at `setItem`. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
