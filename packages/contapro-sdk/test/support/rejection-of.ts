import { ContaproError } from '../../src/index.ts'

/** The error that a call fails with; a call that succeeds, or fails with anything else, is the test's failure. */
export async function rejectionOf(call: Promise<unknown>): Promise<ContaproError> {
  const outcome = await call.then(
    () => 'the call succeeded',
    (error: unknown) => error,
  )
  if (outcome instanceof ContaproError) return outcome
  throw new Error(`Expected a ContaproError, got: ${String(outcome)}`)
}
