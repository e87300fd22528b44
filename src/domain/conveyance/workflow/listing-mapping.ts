import { MAX_IMPORT_LENGTH } from './limits.ts'
import { Workflow } from './workflow.ts'

export type UnknownValue = {
  /** 'assignee: paralegal' */
  readonly id: string
  readonly place: string
  readonly word: string
  readonly uses: number
  readonly known: readonly string[]
}

/** The known value for each unknown one, by id; LEFT_OUT removes the dependency. */
export type ValueMap = Readonly<Record<string, string>>

/** The choice that removes the dependency on an unknown step. */
export const OMITTED = '–'

type Path = readonly PropertyKey[]
type Use = { readonly path: Path; readonly word: string; readonly known: readonly string[] }

export const mapUnknownValues = (
  text: string,
  map: ValueMap,
): { readonly text: string; readonly words: readonly UnknownValue[] } => {
  const json = text.length > MAX_IMPORT_LENGTH ? null : parseJson(text)
  if (json === null) return { text, words: [] }
  const uses = unknownUses(json)
  for (const use of uses) setValueAt(json, use.path, map[idOf(use)] ?? use.word)
  const waits = unknownDependencies(json)
  const words = [...groupedById(uses), ...groupedById(waits)]
  return { text: JSON.stringify(withDependenciesMapped(json, waits, map)), words }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const idOf = ({ path, word }: Use) => `${fieldName(path)}: ${word}`

const fieldName = (path: Path) =>
  String(path.findLast((part) => typeof part === 'string') ?? 'word').replaceAll('_', ' ')

/** The values that are not among those allowed. */
const unknownUses = (json: unknown): readonly Use[] => {
  const read = Workflow.safeParse(json)
  if (read.success) return []
  return read.error.issues.flatMap((issue) => {
    const word = valueAt(json, issue.path)
    if (issue.code !== 'invalid_value' || typeof word !== 'string') return []
    return issue.values.length < 2
      ? []
      : [{ path: issue.path, word, known: issue.values.map(String) }]
  })
}

/** The dependencies on unknown steps; empty until everything else is valid. */
const unknownDependencies = (json: unknown): readonly Use[] => {
  const read = Workflow.safeParse(json)
  if (!read.success) return []
  const keys = read.data.milestones.flatMap((it) => it.steps.map(({ key }) => key))
  const known = [OMITTED, ...keys]
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

const withDependenciesMapped = (json: unknown, waits: readonly Use[], map: ValueMap): unknown => {
  const omitted = waits.filter((use) => map[idOf(use)] === OMITTED)
  for (const use of waits) setValueAt(json, use.path, map[idOf(use)] ?? use.word)
  for (const { path } of omitted) {
    const list = valueAt(json, path.slice(0, -1))
    if (Array.isArray(list) && list.includes(OMITTED)) list.splice(list.indexOf(OMITTED), 1)
  }
  return json
}

const isRecord = (it: unknown): it is Record<PropertyKey, unknown> =>
  typeof it === 'object' && it !== null

const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((it, part) => (isRecord(it) ? it[part] : undefined), json)

const setValueAt = (json: unknown, path: Path, word: string) => {
  const container = valueAt(json, path.slice(0, -1))
  if (isRecord(container)) container[path.at(-1) ?? ''] = word
}

const groupedById = (uses: readonly Use[]): readonly UnknownValue[] =>
  [...Map.groupBy(uses, idOf)].map(([id, group]) => ({
    id,
    place: fieldName(group[0]?.path ?? []),
    word: group[0]?.word ?? '',
    uses: group.length,
    known: group[0]?.known ?? [],
  }))
