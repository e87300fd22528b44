import type { Line } from './line.ts'

const numbered = /^(\d{1,3})\s+(?=\S)/

/** Lines with a stop after the number that each begins with, where nearly all of them count on by one: '2 no plan, please send'. */
export const withStops = (lines: readonly Line[]): readonly Line[] => {
  const values = lines.flatMap(({ text }) => {
    const value = numbered.exec(text)?.[1]
    return value === undefined ? [] : [Number(value)]
  })
  const isSeries = values.every((value, at) => at === 0 || value === (values[at - 1] ?? 0) + 1)
  if (values.length < 3 || values.length < lines.length * 0.6 || !isSeries) return lines
  return lines.map((line) => ({ ...line, text: line.text.replace(numbered, '$1. ') }))
}
