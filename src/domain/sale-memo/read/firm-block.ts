import type { Line } from '../source/source.ts'
import { orSentence } from './conveyancer.ts'
import type { FoundConveyancer } from './fields.ts'
import { labelOf } from './label/label.ts'
import { officeOf } from './office.ts'

/** How far a line of a block may begin from the one above it. */
const TOLERANCE = 2
const MOST_LINES = 8

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** With the person, mail and telephone that stand below the name of the firm somewhere else on the page. */
export const withFirmBlock = (read: FoundConveyancer, lines: readonly Line[]): FoundConveyancer => {
  const firm = read.firm.value
  if (firm === null) return read
  const blocks = lines.flatMap((line, index) =>
    line
      .filter(({ text }) => plain(text) === plain(firm))
      .map(({ at }) => below(lines.slice(index + 1, index + 1 + MOST_LINES), at)),
  )
  const { people, emails, phones } = officeOf(blocks.find(({ length }) => length > 0) ?? [])
  const [handler, email, phone] = [people[0], emails[0], phones[0]]
  const told = {
    ...(handler === undefined ? {} : { handler }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  }
  return orSentence(read, told, 0.8)
}

/** The texts below a place, up to a blank line or a label. */
const below = (lines: readonly Line[], at: number): readonly string[] => {
  const texts = lines.map(
    (line) => line.find((it) => Math.abs(it.at - at) <= TOLERANCE)?.text ?? '',
  )
  const end = texts.findIndex((text) => text === '' || labelOf(text) !== null)
  return end < 0 ? texts : texts.slice(0, end)
}
