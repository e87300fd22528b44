import { type Line, lineText } from '../source/source.ts'
import { emailsIn, phonesIn } from './contact-details.ts'
import { isName, isSurelyPerson } from './person.ts'

/** Whether a line is only a telephone number or mail address, which goes on with those above it. */
export const isDetailLine = (text: string) =>
  phonesIn(text)[0]?.at === 0 || emailsIn(text)[0]?.at === 0

const ROLE =
  /\b(?:negotiator|manager|progress(?:or|ion)|director|consultant|partner|executive|lister)$/i

/** 'Jo Quinn | Branch Manager'. */
const isNameWithRole = ([name, role, more]: Line) =>
  name !== undefined &&
  role !== undefined &&
  (more ? isSurelyPerson(name.text) : isName(name.text)) &&
  ROLE.test(role.text)

/** Whether a line only says what somebody is who signs. */
export const isRole = (cells: Line, above = '') =>
  isNameWithRole(cells) ||
  (ROLE.test(cells[0]?.text ?? '') && isSurelyPerson(above)) ||
  (cells.length === 1 &&
    above !== '' &&
    /^(?:[\p{L} &]+ )?(?:progress(?:or|ion)|manager|executive|consultant|advis[eo]r|director)$/iu.test(
      lineText(cells),
    ))

/** Whether a line is a sentence, and no name, place or number. */
export const isSentence = (text: string) =>
  text.endsWith('.') && (text.match(/(?<=\s)\p{Ll}{2,}/gu) ?? []).length >= 7

/** Whether a line is one of several of a paragraph. */
export const isProseLine = (text: string) =>
  text.length > 60 && !/[@:;|]/.test(text) && (text.match(/(?<=\s)\p{Ll}{2,}/gu) ?? []).length >= 7

/** Whether a line goes on with the sentence of the loose line before it. */
export const isContinued = (before: string | undefined, cells: Line) =>
  before !== undefined &&
  ((before.length > 60 && !/[.:;!?]$/.test(before)) ||
    /,$|\b(?:and|of|at|on|by|to|the|is|for|a|an|in|with|from)$/.test(before)) &&
  /^\p{Ll}(?![.)])(?![\p{L}' /]{1,30}:\s)/u.test(lineText(cells))

/** Whether a list that stands beside its label ends before a line: with its full stop, or as that begins anew. */
export const isEnded = (last: string | undefined, next: string): boolean =>
  last !== undefined &&
  (last.endsWith('.') || (/^\p{Lu}/u.test(next) && !/(?:[,;:&]|\band)$/.test(last)))

/** How a term begins that a letter counts: '(a) '. */
export const TERM = /^\(?[a-z]\)\s/
