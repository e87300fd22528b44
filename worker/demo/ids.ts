import type { Instant } from '#domain/dates'
import type { Random } from './random.ts'

const hex = (value: number, digits: number) =>
  value.toString(16).padStart(digits, '0').slice(-digits)

/** A UUIDv7 of an instant with a seeded random part, so that ids sort by time. */
export const idAt = (random: Random, at: Instant): string => {
  const time = hex(Date.parse(at), 12)
  const variant = hex(0x8000 + random.between(0, 0x3fff), 4)
  const tail = hex(random.between(0, 0xffffff), 6) + hex(random.between(0, 0xffffff), 6)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(random.between(0, 0xfff), 3)}-${variant}-${tail}`
}
