import { primitiveVariant } from '../../theme/layer-style.ts'

/** Around a button, without a box of its own. */
export const contents: string = primitiveVariant({ display: 'contents' })
