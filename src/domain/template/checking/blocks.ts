import { blockTags, innerTags, templateTags } from '#domain/template/language'
import { nearest } from '#domain/template/nearest'
import type { Piece } from './pieces.ts'

export type OpenBlock = {
  readonly tag: string
  readonly piece: Piece
  /** What a loop calls each of its list, with the path of the list. */
  readonly variable: string | null
  readonly list: string | null
}

const ends: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(blockTags).map(([tag, end]) => [end, tag]),
)

export const tagOf = ({ text }: Piece) => /^[a-z]*/.exec(text)?.[0] ?? ''

/** The tag that an ending tag ends; undefined for any other tag. */
export const endedBy = (tag: string): string | undefined => ends[tag]

const didYouMean = (name: string, names: readonly string[]) => {
  const near = nearest(name, names)
  return near === null ? '' : ` Did you mean “${near}”?`
}

/** What is wrong with a tag where it stands; null when it may stand there. */
export const tagProblem = (tag: string, open: readonly OpenBlock[]): string | null => {
  const ended = endedBy(tag)
  if (ended !== undefined)
    return open.at(-1)?.tag === ended ? null : `There is no “${ended}” to end here.`
  if (!templateTags.includes(tag)) return `Unknown tag “${tag}”.${didYouMean(tag, templateTags)}`
  const within = innerTags[tag]
  if (within === undefined || open.some((it) => within.includes(it.tag))) return null
  return `“${tag}” belongs inside “${within.join('” or “')}”.`
}
