import { numberAt } from './octets.ts'

/** What a dictionary begins with (MS-OXRTFCP 2.1.2.1). */
const BEGINNING = [
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript ',
  '\\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par ',
  '\\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
].join('')
const SIZE = 4096
const HEADER = 16
/** Most octets that are unpacked. */
const MOST = 4_000_000

/** The RTF of compressed RTF; empty when the octets are none. */
export const decompressRtf = (octets: string): string => {
  const kind = octets.slice(8, 12)
  const size = Math.min(numberAt(octets, 4, 4), MOST)
  if (kind === 'MELA') return octets.slice(HEADER, HEADER + size)
  return kind === 'LZFu' ? unpacked(octets, size) : ''
}

const unpacked = (octets: string, size: number): string => {
  const ring = [...BEGINNING.padEnd(SIZE, '\0')]
  const out: string[] = []
  let write = BEGINNING.length
  const put = (letter: string) => {
    ring[write] = letter
    write = (write + 1) % SIZE
    out.push(letter)
  }
  for (let at = HEADER; at < octets.length && out.length < size; ) {
    const control = octets.charCodeAt(at)
    at += 1
    for (let bit = 0; bit < 8 && at < octets.length && out.length < size; bit += 1) {
      if (((control >> bit) & 1) === 0) {
        put(octets[at] ?? '')
        at += 1
        continue
      }
      const reference = (octets.charCodeAt(at) << 8) | octets.charCodeAt(at + 1)
      at += 2
      const from = reference >> 4
      if (from === write) return out.join('')
      for (let index = 0; index < (reference & 15) + 2; index += 1)
        put(ring[(from + index) % SIZE] ?? '')
    }
  }
  return out.join('')
}
