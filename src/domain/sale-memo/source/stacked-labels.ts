import { type Label, labelOf } from '../read/label/label.ts'
import { fitOf } from './fit.ts'
import { type Line, lineText } from './source.ts'

/** How many labels stand below one another before their values do. */
const LEAST = 5
/** The most lines that one value takes. */
const MOST_LINES = 4

/** The lines with each label before its value, where a page gave first all labels and then all values. */
export const withoutStacks = (lines: readonly Line[]): readonly Line[] => {
  const stack = stackIn(lines)
  if (stack === null) return lines
  const { from, until, labels } = stack
  const values = valuesAfter(lines, until)
  const counts = sharesOf(labels, values.texts)
  if (counts === null) return lines
  let next = 0
  const pairs = labels.flatMap(({ text }, index): readonly Line[] => {
    const [first, ...more] = values.texts.slice(next, next + (counts[index] ?? 0))
    next += counts[index] ?? 0
    if (first === undefined) return []
    const label = { at: 0, text: `${text.replace(/\s*:$/, '')}:` }
    return [[label, { at: WIDTH, text: first }], ...more.map((it) => [{ at: WIDTH, text: it }])]
  })
  return [...lines.slice(0, from), ...pairs, [], ...lines.slice(values.end)]
}

const WIDTH = 40

type Stack = {
  readonly from: number
  readonly until: number
  readonly labels: readonly { readonly text: string; readonly label: Label }[]
}

/** The first run of lines that are labels and nothing else. */
const stackIn = (lines: readonly Line[]): Stack | null => {
  const labels: { text: string; label: Label }[] = []
  let from = 0
  for (const [index, line] of lines.entries()) {
    const text = lineText(line)
    const label = line.length === 1 ? bareLabel(text) : null
    if (label) {
      if (labels.length === 0) from = index
      labels.push({ text, label })
    } else if (text !== '' && labels.length >= LEAST) return { from, until: index, labels }
    else if (text !== '') labels.length = 0
  }
  return null
}

const bareLabel = (text: string) => (/:\s*\S/.test(text) ? null : labelOf(text))

/** The lines that follow the labels, up to the first blank line among them. */
const valuesAfter = (lines: readonly Line[], from: number) => {
  const after = lines.slice(from)
  const blank = after.findIndex((line) => line.length === 0)
  const end = blank < 0 ? after.length : blank
  return { texts: after.slice(0, end).map(lineText), end: from + end }
}

type Share = { readonly score: number; readonly counts: readonly number[] }

/** How many lines each label takes, so that values fit their labels best; null where they do not. */
const sharesOf = (labels: Stack['labels'], texts: readonly string[]): readonly number[] | null => {
  let shares: (Share | null)[] = [{ score: 0, counts: [] }]
  for (const { label } of labels) {
    const next: (Share | null)[] = []
    for (let end = 0; end <= texts.length; end++) {
      const ways = shares.flatMap((share, start) => {
        if (share === null || end < start || end - start > MOST_LINES) return []
        const score = share.score + fitOf(label, texts.slice(start, end))
        return [{ score, counts: [...share.counts, end - start] }]
      })
      next.push(ways.toSorted((a, b) => b.score - a.score)[0] ?? null)
    }
    shares = next
  }
  const best = shares[texts.length]
  return best && best.score >= 0.6 * labels.length ? best.counts : null
}
