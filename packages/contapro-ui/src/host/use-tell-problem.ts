import { useEffect } from 'react'
import { useLatest } from '../primitives/latest/use-latest.ts'
import { useEmit } from './host-context.ts'

/** Tells the host once that a widget shows a problem instead of its content. */
export function useTellProblem(code: string, message: string): void {
  const emit = useLatest(useEmit())
  useEffect(() => emit({ type: 'problem-shown', code, message }), [emit, code, message])
}
