import type { Line } from './line.ts'
import { markersOf } from './marker.ts'
import { isCourtesy } from './sentence-kind.ts'

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

/** Lines with a bullet before each part whose own mark was lost, as under 'Please supply:'. */
export const withParts = (lines: readonly Line[]): Line[] => {
  const result: Line[] = []
  let inParts = false
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before && isLead(before) && !inParts)
      inParts = isPart(line) && (isPart(lines[at + 1]) || /[;]$/.test(line.text))
    else if (inParts)
      inParts =
        isPart(line) &&
        (!line.gap || /[;,]( and| or)?$/.test(before?.text ?? '')) &&
        !/[.]$/.test(before?.text ?? '')
    result.push(inParts ? { ...line, text: `• ${line.text}`, indent: line.indent + 4 } : line)
  }
  return result
}
