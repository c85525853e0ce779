import { contract } from '../../generated/contract.gen.ts'

/** An object of the contract's document. */
export type Node = Record<string, unknown>

/** A key as part of a JSON pointer (RFC 6901). */
export function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Whether the contract has something at a JSON pointer (`#/paths/…`). */
export function exists(pointer: string): boolean {
  return find(pointer) !== undefined
}

/** What the contract has at a JSON pointer. Throws when there is nothing. */
export function nodeAt(pointer: string): Node {
  const node = find(pointer)
  if (typeof node !== 'object' || node === null) throw new Error(`The contract has nothing at ${pointer}.`)
  return node as Node
}

/** Follows `$ref` to the pointer where the thing itself stands. */
export function resolvePointer(pointer: string): string {
  const { $ref } = nodeAt(pointer)
  return typeof $ref === 'string' ? resolvePointer($ref) : pointer
}

function find(pointer: string): unknown {
  const keys = pointer.slice(2).split('/')
  return keys.reduce<unknown>(
    (node, key) => (node as Node | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    contract,
  )
}
