import { plainText } from '../line.ts'
import { markersOf } from '../marker.ts'

const isBlankAt = (line: string, at: number) => at >= line.length || line[at] === ' '

type Start = { readonly at: number; readonly begins: number }

/** How far a column may begin from its name. */
const NEAR = 8

/** Where columns begin that are set with spaces, those under their names, else the commonest, from the left. */
const guttersOf = (lines: readonly string[], names: readonly number[]): number[] => {
  const width = Math.max(0, ...lines.map(({ length }) => length))
  const starts: readonly Start[] = Array.from({ length: width }, (_, at) => ({
    at,
    begins: beginsAt(lines, at),
  })).filter(({ begins }) => begins > 0)
  const named = names.flatMap((name) => nearest(starts, name) ?? [])
  if (new Set(named).size === names.length) return named
  return starts
    .toSorted((a, b) => b.begins - a.begins)
    .slice(0, names.length)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
}

const nearest = (starts: readonly Start[], name: number) =>
  starts
    .filter(({ at }) => Math.abs(at - name) <= NEAR)
    .toSorted((a, b) => Math.abs(a.at - name) - Math.abs(b.at - name) || b.begins - a.begins)[0]?.at

/** How many lines begin a column at a place that all others leave free before it. */
const beginsAt = (lines: readonly string[], at: number) =>
  at > 1 && lines.every((line) => isBlankAt(line, at - 1) && (at < 4 || isBlankAt(line, at - 2)))
    ? lines.filter((line) => at < line.length && line[at] !== ' ').length
    : 0

const header = /\b(enquir|question|quer|request)\w*.*\s{2,}.*\b(repl|response|answer|comment)\w*/i

/** A text whose columns are set with spaces, with tabs between them. */
export const withTabs = (text: string): string => {
  const lines = plainText(text).split('\n')
  if (text.includes('\t')) return text
  const head = lines.findIndex(
    (line) => header.test(line) && line.length < 200 && !/[.?]$/.test(line.trim()),
  )
  if (head === -1) return text
  const end = lines.findIndex((_, at) => at > head && isAfter(lines, at))
  const heads = (lines[head] ?? '').trim().split(/\s{2,}/)
  const body = lines
    .slice(head + 1, end === -1 ? undefined : end)
    .filter((line) => line.trim() !== '' && !/^[\s-=_]+$/.test(line))
  const gutters = guttersOf(body, startsIn(lines[head] ?? ''))
  if (gutters.length === 0) return text
  const rows = [heads, ...merge(body.map((line) => cut(line, gutters)))]
  return [
    ...lines.slice(0, head),
    ...rows.map((row) => row.join('\t')),
    '',
    ...lines.slice(end === -1 ? lines.length : end),
  ].join('\n')
}

/** Where the names of columns begin, without the first. */
const startsIn = (line: string) => [...line.matchAll(/(?<=\S\s{2,})\S/g)].map(({ index }) => index)

/** Whether a line after an empty one stands outside the columns. */
const isAfter = (lines: readonly string[], at: number) =>
  lines[at - 1]?.trim() === '' &&
  /^\S/.test(lines[at] ?? '') &&
  !/\s{2,}/.test(lines[at] ?? '') &&
  !/^\(?[\da-z]{1,3}[.)]?\s/i.test(lines[at] ?? '')

const cut = (line: string, gutters: readonly number[]) =>
  [0, ...gutters].map((from, at) => line.slice(from, gutters[at]).trim())

/** Whether a first cell holds a label with its enquiry. */
const hasLabel = (cell: string) =>
  markersOf(cell).some(
    ({ isPunctuated, label, rest }) => isPunctuated && label !== null && rest !== '',
  )

const goesOnWith = ([first = '', ...others]: readonly string[]) =>
  !hasLabel(first) && (others.some((cell) => cell !== '') || !/^[^\p{Ll}]+$/u.test(first))

/** Rows of cells that ran over several lines; a row begins where its first cell is filled. */
const merge = (lines: readonly (readonly string[])[]) => {
  const isLabelled = lines.filter(([first = '']) => hasLabel(first)).length >= 2
  const rows: string[][] = []
  for (const cells of lines) {
    const last = rows.at(-1)
    if (last && (cells[0] === '' || (isLabelled && goesOnWith(cells))))
      rows[rows.length - 1] = last.map((cell, at) => [cell, cells[at]].filter(Boolean).join(' '))
    else rows.push([...cells])
  }
  return rows
}
