import type { Line } from './source.ts'

const NOT_CHOSEN = /(?:\[ ?\]|☐|□)\s*\p{L}[\p{L}' /-]*?(?=\s{2,}|\s*[[☐□☑☒✓✔]|\s*$)/gu
const CHOSEN = /(?:\[ ?[xX✓✔] ?\]|☑|☒|✔|✓)\s*(?=\p{L})/gu

/** A line with those of its printed choices that are ticked. */
export const tickedOf = (line: string) =>
  /\[ ?[xX✓✔] ?\]|☑|☒|✔|✓/.test(line)
    ? line.replaceAll(NOT_CHOSEN, '').replaceAll(CHOSEN, '')
    : line

const TICKED = /^(?:\[ ?[xX✓✔] ?\]|\(\s?[xX✓✔]\s?\)|[☑☒✔✓■☒])\s*(?=\p{L})/u
const UNTICKED = /^(?:\[ ?\]|\(\s?\)|[☐□])\s*(?=\p{L})/u

/** The lines without the printed choices that nobody ticked, where each choice is a cell of its own. */
export const withoutUnticked = (lines: readonly Line[]): readonly Line[] =>
  lines.some((line) => line.some(({ text }) => TICKED.test(text) || tickedOf(text) !== text))
    ? lines.map((line) =>
        line.filter(({ text }) => !UNTICKED.test(text) || tickedOf(text) !== text).map(inRow),
      )
    : lines

/** A cell that holds choices beside one another, with the one that is ticked. */
const inRow = (cell: Line[number]) =>
  /(?:\[ ?\]|☐|□)/.test(cell.text) ? { ...cell, text: tickedOf(cell.text).trim() } : cell

/** What a ticked choice says; null for any other text. */
export const tickedText = (text: string) => (TICKED.test(text) ? text.replace(TICKED, '') : null)
