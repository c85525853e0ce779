import { type DetractionGood, detractionGoods } from './detraction-goods.ts'

/** The good or service of a code of catálogo 54; undefined when no list has it. */
export function findDetractionGood(code: string): DetractionGood | undefined {
  return detractionGoods.find((good) => good.code === code)
}
