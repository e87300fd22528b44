import { labelOf } from '../read/label/label.ts'
import { withWholeNames } from '../read/names-in-parts.ts'
import { exportedText } from './exported.ts'
import { wellSpelt } from './misspelt.ts'
import { withCapitals, withoutShouting } from './small-letters.ts'
import type { Cell, Line } from './source.ts'
import { tickedOf } from './ticks.ts'

/** What divides two cells of a line: bars, tabs, wide gaps and dotted leaders. */
const DIVIDER =
  /\s*[|│¦]+\s*|\s+·\s+|(?<=\S)\s\.\s(?=\S)|\t+|\s*(?:\.{3,}|…+|(?:\. ){3,}\.?|_{2,}|·{3,})\s*|(?<![.!?:;,])\s{2,}|\s{3,}|(?<=\S@\S+\.[a-z]+) (?=\S+@\S+\.[a-z])/g
/** Lines that only draw. */
const RULE = /^[\s+|=_*~#:│┌┐└┘├┤┬┴┼─═-]*$/
const QUOTED = /^(?:\s*>)+ ?/

/** Characters of the longest line that is read whole: the time to read one grows with the square of its length. */
const MOST = 2_000
const LONG = new RegExp(`[^\\n]{${MOST + 1},}`, 'g')
const PIECE = new RegExp(`[^\\n]{1,${MOST}}(?:\\s|$)|[^\\n]{${MOST}}`, 'g')

/** A text with its very long lines cut, between two words where there are any. */
const withoutLongLines = (text: string) =>
  text.replaceAll(LONG, (line) => line.match(PIECE)?.join('\n') ?? line)

/** The lines of plain text, each cut into the cells that stand apart in it. */
export const textLines = (text: string): readonly Line[] =>
  withColumns(
    withWholeNames(
      exportedText(
        withCapitals(
          withoutShouting(
            withoutBars(
              withoutMisreadings(
                withoutLongLines(
                  withoutNumbers(withHeading(wellSpelt(text.replaceAll('\r\n', '\n')))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
    .split(/[\n\r\f\v\u2028\u2029]/)
    .map((line) =>
      cellsOf(
        tickedOf(plainText(withBoldLabel(line.replace(QUOTED, ''))))
          .replace(/(\s+):(?=\s+(?=\S.*\S\s{3,}\S))/, ':$1')
          .replace(/^(\s*[^\s=][^=]{0,30}?)\s+(=\s)\s*/, '$1 $2')
          .replaceAll(/\s+:(?=\s)/g, ':'),
      ),
    )

/** A text with the name in wide capitals that heads it as one. */
const withHeading = (text: string) =>
  text.replace(/^\s*\p{Lu}{3,}(?: {2}\p{Lu}{3,})+(?=\s{3,}|\n)/u, (name) =>
    name.replaceAll('  ', ' '),
  )

/** A text without the numbers that stand apart before its lines: '1  Price', '01 Price', 'A1. Price'. */
const withoutNumbers = (text: string) => {
  const isCounted = (before: string) =>
    [1, 2, 3].every((number) =>
      new RegExp(`^ *(?:${before.replaceAll('#', String(number))}) *\\p{Lu}`, 'mu').test(text),
    )
  if (isCounted('# |0#|Q#[.):]?')) return text.replaceAll(NUMBER, '')
  return isCounted('A#[.)]?') ? text.replaceAll(/^ *[A-K]\d{1,2}[.)]? +(?=\p{Lu})/gmu, '') : text
}

const NUMBER = /^ *(?:\d{1,2} |0\d|\d\d(?= \p{Lu})|Q\d{1,2}[.):]?) +(?=\p{Lu})/gmu

/** A line with a colon behind the label that only bold letters part from its value. */
const withBoldLabel = (line: string) =>
  line.replace(
    /^( *(?:[-•] +)?)(\*{1,2}|__)([^*_:|]{2,40})\2 {1,2}(?=[^\s*|])/,
    (bold, start, _, label) => (labelOf(label) === null ? bold : `${start}${label}: `),
  )

/** A text with the letters and figures that a scan took for one another. */
const withoutMisreadings = (text: string) =>
  text
    .replaceAll(/(?<=(?<![\w@.-])\p{L}*\p{Ll})0(?=\p{Ll}+(?![\w@.-]))/gu, 'o')
    .replaceAll(/(?<=(?<![\w@.-])\p{L}\p{Ll}+)1(?=1?\p{Ll}*(?![\w@.]))/gu, 'l')
    .replaceAll(/(?<=(?<![\w@.-])\p{L}\p{Ll}+)1(?=\p{Ll}*(?![\w@]))/gu, 'l')
    .replaceAll(/(?<![^\s£(])[\dOl][\dOl,./]*(?![^\s,.;)])/g, inFigures)
    .replaceAll(/(?<=(?<![\w@.-])\p{Lu})0(?=\p{Ll}{2,}(?![\w@.-]))/gu, 'o')
    .replaceAll(/(?<=\d ?)O(?=[O\d])|(?<=\dO?)O(?= \d)/g, '0')
    .replaceAll(/(?<=£\s?\d{1,3}) ?, ?(?=\d{3}\b)/g, ',')

/** A number, a day or a telephone with its letters as the figures that they were. */
const inFigures = (token: string) =>
  /\d/.test(token) ? token.replaceAll('O', '0').replaceAll('l', '1') : token

const BARRED = /^\s*\|(.*)\|\s*$/

/** A table between bars that do not stand below one another, with tabs in their place. */
const withoutBars = (text: string) => {
  const lines = text.split('\n')
  const bars = (line: string) => [...line.matchAll(/\|/g)].map(({ index }) => index).join(' ')
  const rows = lines.filter((line) => BARRED.test(line) && !RULE.test(line))
  if (rows.length < 3 || !lines.some((line) => /^\s*\|\s*:?-{3,}/.test(line))) return text
  if (new Set(rows.map(bars)).size < rows.length * 0.6) return text
  return lines
    .map((line) =>
      RULE.test(line)
        ? line
        : (BARRED.exec(line)?.[1]
            ?.split('|')
            .map((it) => it.trim())
            .join('\t') ?? line),
    )
    .join('\n')
}

/** Columns wide enough for what stands in them. */
const WIDTH = 80

/** A table that tabs part, with each cell at the place of its column. */
const withColumns = (text: string) => {
  const lines = text.split('\n')
  const tabs = (line: string) => line.split('\t').length - 1
  const most = Math.max(0, ...lines.map(tabs))
  const isTable = most >= 2 && lines.filter((line) => tabs(line) === most).length >= 3
  if (!isTable) return text
  const inColumns = (line: string) =>
    line
      .split('\t')
      .map((cell, at, all) => (at < all.length - 1 ? cell.trim().padEnd(WIDTH) : cell))
  return lines.map((line) => (tabs(line) === most ? inColumns(line).join('') : line)).join('\n')
}

/** Typography as a keyboard writes it: quotes, spaces, and no marks that are not seen or only make bold. */
export const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u201b\u02bc\u00b4`]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u200b-\u200f\ufeff\u00ad]/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/(?<!\S)\p{Lu}(?: {1,4}\p{Lu}){4,}(?!\S)/gu, (spaced) =>
      spaced
        .split(/ {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' '),
    )
    .replaceAll(/^\s*(?:\*{2,}|#{1,6})\s+|\s+\*{2,}\s*$/g, '')
    .replace(
      /^(\s*)([~=*:<>»«►◆■•-]{1,4}) ?(\S.{1,58}?\S) ?[~=*:<>»«◄◆■•-]{1,4}\s*$/u,
      (whole, space, mark, text) =>
        /[~=»«◆■►]/.test(mark) || mark.length > 1 ? `${space}${text}` : whole,
    )
    .replaceAll(/(?<![\p{L}\d*_])(\*{1,3}|__)(?=\S)([^*_]{1,200}?)\1(?![\p{L}\d*_])/gu, '$2')

const cellsOf = (line: string): Line => {
  if (RULE.test(line)) return []
  const cells: Cell[] = []
  let from = 0
  for (const divider of line.matchAll(DIVIDER)) {
    pushCell(cells, line, from, divider.index)
    from = divider.index + divider[0].length
  }
  pushCell(cells, line, from, line.length)
  return cells
}

const pushCell = (cells: Cell[], line: string, from: number, to: number) => {
  const piece = line.slice(from, to)
  const text = piece.trim().replace(/^:\s+/, '')
  if (text !== '') cells.push({ at: from + piece.length - piece.trimStart().length, text })
}
