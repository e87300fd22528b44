import type { TagGroup } from './groups.ts'
import type { WordXml } from './paragraphs.ts'
import type { WordPiece } from './pieces.ts'
import { type Silence, silenceOf } from './silence.ts'
import { WordProblem } from './xml.ts'

/** Where a tag of a block goes: between runs, around an element, or in the place of one; `at` is the token that opens it. */
export type Placement = {
  readonly is: 'between-runs' | 'before' | 'after' | 'instead'
  readonly at: number
}

export type Placements = ReadonlyMap<WordPiece, Placement>

const isSame = (values: readonly unknown[]) => values.every((it) => it === values[0])

const isInOneParagraph = (group: TagGroup) => isSame(group.map(({ paragraph }) => paragraph))

const namesOf = (group: TagGroup) => `“${group[0]?.source}” and “${group.at(-1)?.source}”`

const crossing = (group: TagGroup) =>
  new WordProblem(
    `${namesOf(group)} are not in the same text: one is in a cell, a link or a box, and the other is not. Put both into the same text, or each into a paragraph of its own.`,
  )

/** Where each tag of each block goes; throws WordProblem for a block that the structure of the file does not allow. */
export const placeTags = (word: WordXml, groups: readonly TagGroup[]): Placements => {
  const placed = new Map<WordPiece, Placement>()
  const wide = groups.filter((it) => !isInOneParagraph(it))
  const lifted = wide.flat().toSorted((a, b) => a.from - b.from)
  const silence = silenceOf(word, lifted)
  for (const group of groups.filter(isInOneParagraph)) {
    if (!isSame(group.map(({ begins }) => begins.holder))) throw crossing(group)
    for (const tag of group) placed.set(tag, { is: 'between-runs', at: tag.paragraph.open })
  }
  for (const group of wide)
    for (const [tag, placement] of placedWide(word, silence, group)) placed.set(tag, placement)
  return placed
}

const placedWide = (
  word: WordXml,
  silence: Silence,
  group: TagGroup,
): (readonly [WordPiece, Placement])[] => {
  if (isSame(group.map(({ paragraph }) => paragraph.around.at(-1))))
    return group.map((tag) => [tag, inParagraph(silence, group, tag)] as const)
  const rows = rowsOf(word, group)
  if (rows === null) throw crossing(group)
  return group.map((tag, at) => [tag, inRow(silence, group, tag, rows[at] ?? 0)] as const)
}

/** The row of one table in which each tag stands; null when no table holds all of them. */
const rowsOf = ({ tokens }: WordXml, group: TagGroup): number[] | null => {
  const isA = (name: string) => (at: number | undefined) => tokens[at ?? -1]?.name === name
  const tables = (group[0]?.paragraph.around ?? []).filter(isA('w:tbl'))
  for (const table of tables.toReversed()) {
    const places = group.map(({ paragraph: { around } }) => {
      const from = around.indexOf(table)
      const at = from < 0 ? -1 : around.findIndex((it, place) => place > from && isA('w:tr')(it))
      return { row: around[at], holder: around[at - 1] }
    })
    if (places.every(({ row }) => row !== undefined) && isSame(places.map(({ holder }) => holder)))
      return places.flatMap(({ row }) => row ?? [])
  }
  return null
}

const sideOf = (group: TagGroup, tag: WordPiece, isFirst: boolean, isLast: boolean) => {
  if (isFirst && isLast) return tag === group.at(-1) ? 'after' : 'before'
  if (isFirst) return 'before'
  return isLast ? 'after' : null
}

const inParagraph = (silence: Silence, group: TagGroup, tag: WordPiece): Placement => {
  const { paragraph } = tag
  const [isFirst, isLast] = [silence.beforeIn(tag), silence.afterIn(tag)]
  if (isFirst && isLast && !paragraph.hasMore) return { is: 'instead', at: paragraph.open }
  const side = sideOf(group, tag, isFirst, isLast)
  if (side === null)
    throw new WordProblem(
      `“${tag.source}” reaches over several paragraphs. Put it at the beginning or the end of its paragraph, or into one of its own.`,
    )
  return { is: side, at: paragraph.open }
}

const inRow = (silence: Silence, group: TagGroup, tag: WordPiece, row: number): Placement => {
  const isFirst = silence.beforeIn(tag) && silence.beforeInRow(row, tag)
  const isLast = silence.afterIn(tag) && silence.afterInRow(row, tag)
  if (isFirst && isLast && !tag.paragraph.hasMore) return { is: 'instead', at: row }
  const side = sideOf(group, tag, isFirst, isLast)
  if (side === null)
    throw new WordProblem(
      `“${tag.source}” reaches over several cells. Put ${namesOf(group)} first and last in their rows, or each into a row of its own.`,
    )
  return { is: side, at: row }
}
