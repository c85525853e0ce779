import type { LoginForm } from '@contapro/sdk/rules'
import { type RefObject, useEffect, useRef } from 'react'
import type { UseFormRegister } from 'react-hook-form'

/**
 * Tells the form what stands in its inputs already: typed, or filled in by the browser, before the page that the server sent
 * came to life; a field that was left is checked. For the ref of the form.
 */
export function useTypedBefore(register: UseFormRegister<LoginForm>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    for (const name of ['email', 'password'] as const) {
      const input = form.current?.elements.namedItem(name)
      if (!(input instanceof HTMLInputElement) || input.value === '') continue
      const isLeft = input.ownerDocument.activeElement !== input
      void register(name).onChange({ target: input, type: isLeft ? 'blur' : 'change' })
    }
  }, [register])
  return form
}
