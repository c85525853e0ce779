/** Ends an exhaustive `switch`: the compiler refuses it while a case is missing. */
export function assertNever(value: never): never {
  throw new TypeError(`A case is missing for ${JSON.stringify(value)}.`)
}
