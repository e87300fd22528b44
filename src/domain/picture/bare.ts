import type { BarePicture } from './bare-picture.ts'
import { bareJpeg } from './jpeg.ts'
import { MOST_SIDE, type PictureContent } from './picture.ts'
import { barePng } from './png.ts'

/** An uploaded picture with nothing besides; null for one that is damaged, not of its type or too large. */
export const barePicture = (
  type: PictureContent['type'],
  bytes: Uint8Array,
): BarePicture | null => {
  const picture = type === 'image/png' ? barePng(bytes) : bareJpeg(bytes)
  return picture !== null && Math.max(picture.width, picture.height) <= MOST_SIDE ? picture : null
}
