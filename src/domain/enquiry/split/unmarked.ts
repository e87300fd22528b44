import { hasRoom, type Line, widestOf } from './line.ts'
import { markersOf } from './marker.ts'
import { isCourtesy } from './sentence-kind.ts'
import { breaksOff } from './series.ts'

const isLead = (line: Line) =>
  /:$/.test(line.text) &&
  !isCourtesy(line.text) &&
  !/\b(the following enquiries|our enquiries|as follows)\b/i.test(line.text) &&
  /\b(please|supply|provide|confirm|copies|following|evidence|details|whether)\b/i.test(line.text)

const isPart = (line: Line | undefined) =>
  line !== undefined &&
  markersOf(line.text).length === 0 &&
  line.text.length < 110 &&
  !/[?:]$/.test(line.text) &&
  (/^\p{Ll}/u.test(line.text) ||
    /[;,]( and| or)?$/.test(line.text) ||
    (/^(a|an|any|all|the|copy|copies|evidence|details)\b/i.test(line.text) &&
      line.text.length < 70) ||
    !/[.]$/.test(line.text))

/** How many lines after a position are parts set below it, each shorter than the page, with nothing to say that they begin. */
const partsBelow = (lines: readonly Line[], at: number, widest: number) => {
  const lead = lines[at]
  if (!lead || !breaksOff(lead.text)) return 0
  const isNext = (line: Line, place: number) => {
    const before = lines[place - 1]
    return (
      before !== undefined &&
      !line.gap &&
      line.indent > lead.indent &&
      /^\p{Ll}/u.test(line.text) &&
      markersOf(line.text).length === 0 &&
      hasRoom(before, line, widest) &&
      (place === at + 1 || !/[.?!]$/.test(before.text))
    )
  }
  let count = 0
  for (let place = at + 1; place < lines.length; place += 1) {
    const line = lines[place]
    if (!line || !isNext(line, place)) break
    count += 1
  }
  return count > 1 ? count : 0
}

/** A line that opens a list: 'Our outstanding enquiries are:' */
const opens =
  /\b(?:enquiries|points|questions|queries|outstanding|requirements|documents|items|following|list)\b[^?.]{0,40}:$/i

/** How many lines below one that opens a list are an enquiry each, so that none goes on with the one above. */
const enquiriesBelow = (lines: readonly Line[], at: number) => {
  if (!opens.test(lines[at]?.text ?? '')) return 0
  const end = lines.findIndex((line, place) => place > at + 1 && line.gap)
  const block = lines.slice(at + 1, end === -1 ? undefined : end)
  const isEach = block.every(
    ({ text }) =>
      /^\p{Lu}/u.test(text) &&
      text.length < 90 &&
      !/[.,;:]$/.test(text) &&
      markersOf(text).length === 0,
  )
  return isEach && block.length > 2 ? block.length : 0
}

/** Lines with a bullet before each enquiry of a list that has no marks. */
export const withEnquiriesBelow = (lines: readonly Line[]): readonly Line[] => {
  let below = 0
  return lines.map((line, at) => {
    below = below > 0 ? below - 1 : enquiriesBelow(lines, at - 1)
    return below > 0 ? { ...line, text: `• ${line.text}` } : line
  })
}

/** Lines with a bullet before each part whose own mark was lost, as under 'Please supply:'. */
export const withParts = (lines: readonly Line[]): Line[] => {
  const result: Line[] = []
  const widest = widestOf(lines)
  let inParts = false
  let below = 0
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    below = below > 0 ? below - 1 : partsBelow(lines, at - 1, widest)
    if (below > 0) inParts = true
    else if (before && isLead(before) && !inParts)
      inParts = isPart(line) && (isPart(lines[at + 1]) || /[;]$/.test(line.text))
    else if (inParts)
      inParts =
        isPart(line) &&
        (!line.gap || /[;,]( and| or)?$/.test(before?.text ?? '')) &&
        !/[.]$/.test(before?.text ?? '')
    result.push(
      inParts
        ? { ...line, text: `• ${line.text}`, indent: line.indent + 4, gap: line.gap || below > 0 }
        : line,
    )
  }
  return result
}
