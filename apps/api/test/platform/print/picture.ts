import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import pixelmatch from 'pixelmatch'

/** Of an A4 page. */
export const pictureSize = { width: 620, height: 878 } as const

const accepted = new URL('pictures/', import.meta.url)
const found = new URL('../../../../../test-results/print/', import.meta.url)

/** An image, as wide as pictures are. */
export function pictureOf(image: Image | Canvas): Canvas {
  const picture = createCanvas(pictureSize.width, Math.round((image.height * pictureSize.width) / image.width))
  picture.getContext('2d').drawImage(image, 0, 0, picture.width, picture.height)
  return picture
}

/** How many pixels of two pictures differ by more than their edges. */
export function differingPixels(one: Canvas, other: Canvas): number {
  const { width, height } = one
  if (other.width !== width || other.height !== height) return Math.max(width * height, other.width * other.height)
  return pixelmatch(pixelsOf(one), pixelsOf(other), undefined, width, height, { threshold: 0.2 })
}

/**
 * Holds a picture against the one that was looked at and committed; says what is wrong. What was drawn instead is written to
 * `test-results/print`: if the change is meant, look at it, copy it to `pictures` and raise DESIGN_VERSION.
 */
export async function unlikeAccepted(name: string, picture: Canvas): Promise<string | undefined> {
  const known = new URL(`${name}.webp`, accepted)
  const differing = existsSync(known) ? differingPixels(pictureOf(await loadImage(known)), picture) : undefined
  if (differing !== undefined && differing <= MOST_DIFFERING) return undefined
  mkdirSync(found, { recursive: true })
  const drawn = new URL(`${name}.webp`, found)
  writeFileSync(drawn, picture.encodeSync('webp', 90))
  return `${differing ?? 'all'} pixels of ${fileURLToPath(drawn)} are not as accepted`
}

/** A changed digit differs by more; what processors round differently by less. */
const MOST_DIFFERING = 5

function pixelsOf(picture: Canvas): Uint8ClampedArray {
  return picture.getContext('2d').getImageData(0, 0, picture.width, picture.height).data
}
