import type { ErrorReason } from '../contract/contract.ts'
import type { MockErrorCode } from './builders/an-error-answer.ts'

/** Ends a mocked call with an error of the contract. */
export class MockRefusal extends Error {
  readonly code: MockErrorCode
  /** One for each thing at fault; else the error's own sentence. */
  readonly reasons: ErrorReason[] | undefined

  constructor(code: MockErrorCode, reasons?: ErrorReason[]) {
    super(code)
    this.code = code
    this.reasons = reasons
  }
}
