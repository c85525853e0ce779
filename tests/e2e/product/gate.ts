/** Holds a stand-in's answer back until a test lets it go. */
export interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

/** A gate that is closed. */
export function createGate(): Gate {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}
