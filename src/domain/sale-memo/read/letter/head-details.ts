import { type Line, lineText } from '../../source/source.ts'
import { phonesIn } from '../contact-details.ts'
import type { Topic } from '../label/label.ts'
import { FIRM_WORD } from '../office.ts'
import { partsOf } from '../part.ts'

/** How a letter greets, with whom. */
export const GREETING =
  /^(?:dear|hi|hello|good (?:morning|afternoon|evening)|morning|afternoon|to whom(?:soever)? it may concern)\b[\s,]*(.*?)[\s,!.]*$/i

/** The first lines, up to a blank one or to a label of anything but a telephone or mail. */
export const detailLines = (lines: readonly Line[]) => {
  const end = lines.findIndex(
    (line, index) =>
      index > 7 ||
      (line.length === 0 && index > 1 && !isReached(lines.slice(index + 1, index + 3))) ||
      GREETING.test(lineText(line)) ||
      line
        .flatMap(partsOf)
        .some(
          ({ label }) => label && (label.side !== null || !DETAIL_TOPICS.includes(label.topic)),
        ),
  )
  return lines.slice(0, Math.max(end, 0)).map(lineText)
}

/** Words of a line that names a lawyer or a party. */
const NAMING = new RegExp(`${FIRM_WORD.source}|\\b(?:Mr|Mrs|Miss|Ms|Dr)\\b`, 'i')
/** Characters of the longest line of a letterhead. */
const LONGEST = 70
/** Whether lines below a blank one go on with how the office is reached. */
const isReached = (below: readonly Line[]) => {
  const texts = below.map(lineText)
  const at = texts.findIndex((text) => phonesIn(text).length > 0)
  return (
    at >= 0 && texts.slice(0, at + 1).every((text) => text.length < LONGEST && !NAMING.test(text))
  )
}

export const DETAIL_TOPICS: readonly Topic[] = ['phone', 'email', 'ignored']
