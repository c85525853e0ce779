import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Which share of the points of two pictures differ, 0 to 1; 1 when they are not of one size. */
export function differingShare(one: Buffer, other: Buffer): number {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)]
  const { width, height } = first
  if (width !== second.width || height !== second.height) return 1
  return pixelmatch(first.data, second.data, undefined, width, height, { threshold: 0.1 }) / (width * height)
}
