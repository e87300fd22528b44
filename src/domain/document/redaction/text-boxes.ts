import { boxInPage, type RedactionBox } from './box.ts'

type Vector = { readonly x: number; readonly y: number }

/** A run of text of a page, in points from the top left corner of the page as it is shown. */
export type TextRun = {
  readonly text: string
  /** Where its baseline begins. */
  readonly origin: Vector
  /** From the beginning to the end of its baseline. */
  readonly along: Vector
  /** From its baseline up, as long as its font is high. */
  readonly up: Vector
  /** Whether the line ends after it. */
  readonly hasBreak: boolean
}

export type ShownPage = {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly runs: readonly TextRun[]
}

/** The share of a text's length that lies before a character of it. */
export type Measure = (text: string, before: number) => number

const evenly: Measure = (text, before) => before / text.length

/** How far a box reaches below the baseline, above it, and beyond both ends, in heights of the font. */
const BELOW = 0.28
const ABOVE = 1
const BEYOND = 0.1

type Letter = { readonly letter: string; readonly run: number; readonly at: number }

/** As a search sees a character: small, without accents; 'fi' of the one that stands for both. */
const plain = (character: string) =>
  character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The letters of a page in turn, with one space for any gap. */
const lettersOf = (runs: readonly TextRun[]): readonly Letter[] => {
  const letters: Letter[] = []
  const add = (letter: string, run: number, at: number) => {
    const isGap = /\s/.test(letter)
    if (isGap && letters.at(-1)?.letter === ' ') return
    letters.push({ letter: isGap ? ' ' : letter, run, at })
  }
  for (const [run, { text, hasBreak }] of runs.entries()) {
    for (let at = 0; at < text.length; at++)
      for (const letter of plain(text[at] ?? '')) add(letter, run, at)
    if (hasBreak) add(' ', run, text.length - 1)
  }
  return letters
}

/** The boxes over each place where a page says the words, one for each run of it. */
export const textBoxes = (
  { page, width, height, runs }: ShownPage,
  words: string,
  measure: Measure = evenly,
): readonly RedactionBox[] => {
  const wanted = [...words.trim().split(/\s+/).join(' ')].map(plain).join('')
  if (wanted === '') return []
  const letters = lettersOf(runs)
  const text = letters.map(({ letter }) => letter).join('')
  const boxes: RedactionBox[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    for (const [index, part] of Map.groupBy(
      letters.slice(at, at + wanted.length).filter(({ letter }) => letter !== ' '),
      ({ run }) => run,
    )) {
      const run = runs[index]
      if (run) boxes.push(boxInPage({ page, ...over(run, part, measure, { width, height }) }))
    }
  return boxes
}

/** The rectangle over some letters of a run, in shares of its page. */
const over = (
  { text, origin, along, up }: TextRun,
  part: readonly Letter[],
  measure: Measure,
  page: { readonly width: number; readonly height: number },
) => {
  const places = part.map(({ at }) => at)
  const length = Math.hypot(along.x, along.y) || 1
  const beyond = (Math.hypot(up.x, up.y) * BEYOND) / length
  const from = measure(text, Math.min(...places)) - beyond
  const to = measure(text, Math.max(...places) + 1) + beyond
  const corners = [from, to].flatMap((share) =>
    [-BELOW, ABOVE].map((rise) => ({
      x: (origin.x + along.x * share + up.x * rise) / page.width,
      y: (origin.y + along.y * share + up.y * rise) / page.height,
    })),
  )
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
