import { fieldsIn } from '../../is-record.ts'
import { isPlain, type KeptPart, type Placed, splitAt } from '../kept.ts'
import type { Participant, ParticipantFacts, PropertyFacts, SaleReadyPack } from '../pack.ts'
import { type Field, type FieldType, PARTICIPANT_FIELDS, PROPERTY_FIELDS } from './fields.ts'
import { LIST_SECTIONS, OBJECT_SECTIONS } from './sections.ts'
import { isTransaction, READ_VERSION, schemaOf } from './version.ts'

export type ReadTransaction = {
  readonly pack: SaleReadyPack
  /** Null where the transaction does not name one. */
  readonly version: number | null
  /** A sentence for each value that has another type than the framework gives it; such values are kept. */
  readonly problems: readonly string[]
}

/** Reads a transaction into a pack; a sentence where it is none. */
export const readTransaction = (value: unknown): ReadTransaction | string => {
  if (!isPlain(value)) return `A PDTF transaction is an object; this is ${typeName(value)}.`
  if (!isTransaction(value))
    return 'This is not a PDTF transaction: it has no property pack, no participants and no transaction id.'
  const { source, version } = schemaOf(value)
  if (version !== null && version !== READ_VERSION)
    return { pack: keptWhole(value, source), version, problems: [] }
  return { ...readFields(value, source), version }
}

/** A transaction of another version is kept as it came. */
const keptWhole = (value: unknown, source: string): SaleReadyPack => ({
  shape: 1,
  source,
  facts: {},
  participants: null,
  kept: [{ path: [], value, source }],
})

const readFields = (value: Readonly<Record<string, unknown>>, source: string) => {
  const list = value['participants']
  const hasList = Array.isArray(list)
  const paths = PROPERTY_FIELDS.map(({ path }) => path)
  const { taken, rest } = splitAt(value, hasList ? [...paths, ['participants']] : paths)
  const own = factsOf<PropertyFacts>(taken, PROPERTY_FIELDS, '')
  const people = hasList ? list.map((it, index) => participantOf(it, index, source)) : null
  const pack: SaleReadyPack = {
    shape: 1,
    source,
    facts: own.facts,
    participants: people?.map(({ participant }) => participant) ?? null,
    kept: keptOf([...rest, ...own.others], source).filter(
      ({ path }) => !hasList || path[0] !== 'participants',
    ),
  }
  const shapes = shapeProblems(value)
  return {
    pack,
    problems: [...shapes, ...own.problems, ...(people ?? []).flatMap(({ problems }) => problems)],
  }
}

const participantOf = (value: unknown, index: number, source: string) => {
  const { taken, rest } = splitAt(
    value,
    PARTICIPANT_FIELDS.map(({ path }) => path),
  )
  const name = `participants[${index}]`
  const { facts, others, problems } = factsOf<ParticipantFacts>(
    taken,
    PARTICIPANT_FIELDS,
    `${name}.`,
  )
  const participant: Participant = { facts, kept: keptOf([...rest, ...others], source) }
  const shape = isPlain(value) || value === null ? [] : [mustBe(name, 'an object', value)]
  return { participant, problems: [...shape, ...problems] }
}

const keptOf = (parts: readonly Placed[], source: string): readonly KeptPart[] =>
  parts.map((part) => ({ ...part, source }))

/** The values of fields by name; those of another type stay apart, with a sentence each. */
const factsOf = <Facts extends object>(
  taken: readonly Placed[],
  fields: readonly Field<keyof Facts & string>[],
  prefix: string,
) => {
  const facts: Partial<Record<keyof Facts, unknown>> = {}
  const others: Placed[] = []
  const problems: string[] = []
  for (const part of taken) {
    const field = fields.find(({ path }) => path.join('.') === part.path.join('.'))
    if (field && isOfType[field.type](part.value)) facts[field.name] = part.value
    else if (field) {
      others.push(part)
      if (part.value !== null && !isLongNumber(field.type, part.value))
        problems.push(mustBe(`${prefix}${part.path.join('.')}`, TYPE_NAMES[field.type], part.value))
    }
  }
  return { facts: facts as Facts, others, problems }
}

const TYPE_NAMES: Readonly<Record<FieldType, string>> = {
  text: 'text',
  number: 'a number',
  'whole number': 'a whole number',
  'true or false': 'true or false',
}

/** A number with more figures than JavaScript holds, which is kept as its text. */
const isLongNumber = (type: FieldType, value: unknown) =>
  type.endsWith('number') && isPlain(value) && Object.keys(value).join() === 'rawJSON'

const isOfType: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  'whole number': (value) => Number.isInteger(value),
  'true or false': (value) => typeof value === 'boolean',
}

/** A sentence for each part that is no list or no object where the framework has one. */
const shapeProblems = (value: Readonly<Record<string, unknown>>): readonly string[] => {
  const property = fieldsIn(value['propertyPack'])
  const inPack = (keys: readonly string[], type: 'an object' | 'a list') =>
    keys.flatMap((key) => shapeProblem(`propertyPack.${key}`, type, property[key]))
  return [
    ...shapeProblem('participants', 'a list', value['participants']),
    ...shapeProblem('contracts', 'a list', value['contracts']),
    ...shapeProblem('propertyPack', 'an object', value['propertyPack']),
    ...inPack(OBJECT_SECTIONS, 'an object'),
    ...inPack(LIST_SECTIONS, 'a list'),
  ]
}

const shapeProblem = (name: string, type: 'an object' | 'a list', value: unknown) => {
  if (value === undefined || value === null) return []
  const isRight = type === 'a list' ? Array.isArray(value) : isPlain(value)
  return isRight ? [] : [mustBe(name, type, value)]
}

const mustBe = (name: string, type: string, value: unknown) =>
  `${name} must be ${type}, not ${typeName(value)}.`

const typeName = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'boolean') return 'true or false'
  return typeof value === 'number' ? 'a number' : 'an object'
}
