/** The end of a switch that names every case: a new one stops the compiler here. */
export function assertNever(value: never): never {
  throw new TypeError(`No case for ${JSON.stringify(value)}: a switch does not know a value that its type allows.`)
}
