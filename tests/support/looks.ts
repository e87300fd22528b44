import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { expect } from 'vitest'

const STORED = 'tests/e2e/looks'
const SEEN = '.wrangler/looks'

/** How unlike two pixels may be, and which share of them may be: machines draw the edges of letters differently. */
const TOLERANCE = 0.2
const LARGEST_SHARE = 0.02

/**
 * Compares a picture with the one kept under its name. `npm run looks` keeps the new ones instead; what differs
 * is written beside the new picture.
 */
export const expectLook = (name: string, picture: Buffer) => {
  const kept = join(STORED, `${name}.png`)
  const seen = join(SEEN, `${name}.png`)
  if (process.env['RENEW_LOOKS'] === '1') return keep(kept, picture)
  keep(seen, picture)
  expect(existsSync(kept), `${name} has no picture yet: npm run looks`).toBe(true)
  const share = shareOfOthers(PNG.sync.read(readFileSync(kept)), PNG.sync.read(picture), seen)
  expect(share, `${name} looks different: see ${SEEN}`).toBeLessThanOrEqual(LARGEST_SHARE)
}

const keep = (path: string, picture: Buffer) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
}

/** The share of pixels that are another's; what only one of the two has counts as different. */
const shareOfOthers = (one: PNG, other: PNG, seen: string) => {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const difference = new PNG({ width, height })
  const others = pixelmatch(
    grown(one, width, height).data,
    grown(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: TOLERANCE },
  )
  keep(seen.replace('.png', '-difference.png'), PNG.sync.write(difference))
  return others / (width * height)
}

const grown = (picture: PNG, width: number, height: number) => {
  const larger = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}
