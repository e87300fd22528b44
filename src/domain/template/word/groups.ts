import { endedBy } from '#domain/template/checking/blocks'
import { blockTags, innerTags } from '#domain/template/language'
import type { WordPiece } from './pieces.ts'
import { WordProblem } from './xml.ts'

/** The tags of a block in their order: '{% if … %}', '{% else %}', '{% endif %}'. */
export type TagGroup = readonly WordPiece[]

const JUMPS = ['break', 'continue']

const isBlock = (tag: string) => Object.hasOwn(blockTags, tag)

/** The blocks of a part; throws WordProblem for one that does not end in it, and for a jump out of one. */
export const tagGroups = (pieces: readonly WordPiece[]): TagGroup[] => {
  const open: WordPiece[][] = []
  const groups: TagGroup[] = []
  for (const piece of pieces) {
    const group = open.at(-1)
    if (JUMPS.includes(piece.tag))
      throw new WordProblem(`“${piece.source}” cannot be used in a Word file.`)
    if (isBlock(piece.tag)) open.push([piece])
    else if (endedBy(piece.tag) !== undefined) groups.push(ended(open.pop(), piece))
    else if (Object.hasOwn(innerTags, piece.tag)) innerOf(group, piece).push(piece)
  }
  const [unended] = open.at(-1) ?? []
  if (unended !== undefined)
    throw new WordProblem(
      `“${unended.source}” has no end. Put its end into the same text, header or footer.`,
    )
  return groups
}

const ended = (group: WordPiece[] | undefined, end: WordPiece): TagGroup => {
  if (group?.[0]?.tag !== endedBy(end.tag) || group === undefined)
    throw new WordProblem(`“${end.source}” ends nothing. Put its beginning before it.`)
  return [...group, end]
}

const innerOf = (group: WordPiece[] | undefined, piece: WordPiece): WordPiece[] => {
  const belongs = innerTags[piece.tag]?.includes(group?.[0]?.tag ?? '') ?? false
  if (group === undefined || !belongs)
    throw new WordProblem(`“${piece.source}” is outside the block that it belongs to.`)
  return group
}
