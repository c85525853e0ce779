/* oxlint-disable no-console -- this is the part that listens to the console */
/** What was written to the console as an error while a story ran. */
let written: string[] = []

/** Listens from before a story renders; answers how to stop. */
export function watchConsole(): () => void {
  written = []
  const original = console.error
  console.error = (...parts: unknown[]) => {
    written.push(parts.map(String).join(' '))
    original(...parts)
  }
  return () => {
    console.error = original
  }
}

/** Fails a story that wrote an error. */
export function expectQuietConsole(): void {
  if (import.meta.env.MODE === 'test' && written.length > 0)
    throw new Error(`The story wrote to the console:\n${written.join('\n')}`)
}
