import { invalid } from '#domain/refusal'

const RANGE = /^(\d{1,5})(?:\s*[-–]\s*(\d{1,5}))?$/

const refused = (message: string) => invalid({ pages: [message] })

const rangeOf = (text: string, count: number): number[] => {
  const [, first, last = first] = RANGE.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (first === undefined) throw refused('Enter page numbers such as 1-3, 7.')
  if (from < 1 || to > count || from > to)
    throw refused(`This document has pages 1 to ${count}; ${text} is not among them.`)
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** The page numbers that '1-3, 7' names, each once, in that order; throws 422 for what is no page of `count`. */
export const pagesIn = (typed: string, count: number): number[] => {
  const parts = typed
    .split(/[,;]/)
    .map((it) => it.trim())
    .filter(Boolean)
  if (parts.length === 0) throw refused('Enter page numbers such as 1-3, 7.')
  return [...new Set(parts.flatMap((it) => rangeOf(it, count)))]
}
