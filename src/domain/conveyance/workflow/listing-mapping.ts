import { Workflow } from './workflow.ts'

/** An unknown value in an uploaded workflow, with the known values that it may be mapped to. */
export type UnknownWord = {
  /** 'assignee: paralegal' */
  readonly id: string
  readonly place: string
  readonly word: string
  readonly uses: number
  readonly known: readonly string[]
}

/** The known value for each unknown one, by id; LEFT_OUT removes the dependency. */
export type WordMap = Readonly<Record<string, string>>

/** The choice that removes the dependency on an unknown step. */
export const LEFT_OUT = '–'

type Path = readonly PropertyKey[]
type Use = { readonly path: Path; readonly word: string; readonly known: readonly string[] }

/** The text with its unknown values mapped, and every value that needs a mapping, mapped or not. */
export const mapTerms = (
  text: string,
  map: WordMap,
): { readonly text: string; readonly words: readonly UnknownWord[] } => {
  const given = parsed(text)
  if (given === null) return { text, words: [] }
  const uses = usesIn(given)
  for (const use of uses) setAt(given, use.path, map[idOf(use)] ?? use.word)
  const waits = waitsIn(given)
  const words = [...grouped(uses), ...grouped(waits)]
  return { text: JSON.stringify(waited(given, waits, map)), words }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const idOf = ({ path, word }: Use) => `${placeOf(path)}: ${word}`

const placeOf = (path: Path) =>
  String(path.findLast((part) => typeof part === 'string') ?? 'word').replaceAll('_', ' ')

/** The values that are not among those allowed. */
const usesIn = (given: unknown): readonly Use[] => {
  const read = Workflow.safeParse(given)
  if (read.success) return []
  return read.error.issues.flatMap((issue) => {
    const word = at(given, issue.path)
    if (issue.code !== 'invalid_value' || typeof word !== 'string') return []
    return issue.values.length < 2
      ? []
      : [{ path: issue.path, word, known: issue.values.map(String) }]
  })
}

/** The dependencies on unknown steps; empty until everything else is valid. */
const waitsIn = (given: unknown): readonly Use[] => {
  const read = Workflow.safeParse(given)
  if (!read.success) return []
  const keys = read.data.milestones.flatMap((it) => it.steps.map(({ key }) => key))
  const known = [LEFT_OUT, ...keys]
  return read.data.milestones.flatMap(({ steps }, milestone) =>
    steps.flatMap(({ depends_on }, step) =>
      depends_on
        .map((word, place) => ({
          path: ['milestones', milestone, 'steps', step, 'depends_on', place],
          word,
          known,
        }))
        .filter(({ word }) => !keys.includes(word)),
    ),
  )
}

const waited = (given: unknown, waits: readonly Use[], map: WordMap): unknown => {
  const left = waits.filter((use) => map[idOf(use)] === LEFT_OUT)
  for (const use of waits) setAt(given, use.path, map[idOf(use)] ?? use.word)
  for (const { path } of left) {
    const list = at(given, path.slice(0, -1))
    if (Array.isArray(list) && list.includes(LEFT_OUT)) list.splice(list.indexOf(LEFT_OUT), 1)
  }
  return given
}

const isRecord = (it: unknown): it is Record<PropertyKey, unknown> =>
  typeof it === 'object' && it !== null

const at = (given: unknown, path: Path): unknown =>
  path.reduce<unknown>((it, part) => (isRecord(it) ? it[part] : undefined), given)

const setAt = (given: unknown, path: Path, word: string) => {
  const holder = at(given, path.slice(0, -1))
  if (isRecord(holder)) holder[path.at(-1) ?? ''] = word
}

const grouped = (uses: readonly Use[]): readonly UnknownWord[] =>
  [...Map.groupBy(uses, idOf)].map(([id, same]) => ({
    id,
    place: placeOf(same[0]?.path ?? []),
    word: same[0]?.word ?? '',
    uses: same.length,
    known: same[0]?.known ?? [],
  }))
