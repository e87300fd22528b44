import type { Line } from './source.ts'

const TICKED = /^(?:\[ ?[xX✓✔] ?\]|\(\s?[xX✓✔]\s?\)|[☑☒✔✓■☒])\s*(?=\p{L})/u
const UNTICKED = /^(?:\[ ?\]|\(\s?\)|[☐□])\s*(?=\p{L})/u

/** The lines without the printed choices that nobody ticked, where each choice is a cell of its own. */
export const withoutUnticked = (lines: readonly Line[]): readonly Line[] =>
  lines.some((line) => line.some(({ text }) => TICKED.test(text)))
    ? lines.map((line) => line.filter(({ text }) => !UNTICKED.test(text)))
    : lines

/** What a ticked choice says; null for any other text. */
export const tickedText = (text: string) => (TICKED.test(text) ? text.replace(TICKED, '') : null)
