declare const unit: unique symbol

/** An amount of money as a whole number of céntimos (1 sol = 100). Always a safe integer; never a fraction. */
export type Centimos = number & { readonly [unit]: 'centimos' }

/**
 * The number as céntimos: for amounts that come from a database or a constant.
 *
 * @throws RangeError when it is not a safe integer: what is not whole céntimos must be rounded by whoever knows the rule.
 */
export function centimos(value: number): Centimos {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`Céntimos must be a safe integer, not ${value}: round or parse it.`)
  }
  return (value === 0 ? 0 : value) as Centimos
}

/** No money. */
export const zeroCentimos: Centimos = /* @__PURE__ */ centimos(0)
