import { numberAt } from './octets.ts'

/** An attribute of winmail.dat (MS-OXTNEF 2.1.3). */
export interface TnefAttribute {
  readonly id: number
  readonly value: string
}

const SIGNATURE = 0x223e9f78
const HEADER = 9

/** The attributes of winmail.dat; null when the octets are none, and what was cut off is left out. */
export const tnefAttributes = (octets: string): TnefAttribute[] | null => {
  if (numberAt(octets, 0, 4) !== SIGNATURE) return null
  const attributes: TnefAttribute[] = []
  for (let at = 6; at + HEADER <= octets.length; ) {
    const from = at + HEADER
    const to = from + numberAt(octets, at + 5, 4)
    if (to > octets.length) break
    attributes.push({ id: numberAt(octets, at + 1, 4), value: octets.slice(from, to) })
    at = to + 2
  }
  return attributes
}
