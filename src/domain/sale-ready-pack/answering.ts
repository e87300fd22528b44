import { addMonths, type DateOnly, type Instant, londonDate, longDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { addendaAfter, addendumEvents, type PackChange } from './addendum.ts'
import type { AnswerBody } from './bodies.ts'
import { changed, type PackOutcome, packEvent, readiness, titled } from './change.ts'
import { packItems } from './items/default.ts'
import type { PackItem } from './items/item.ts'
import { packSourceLabels } from './labels.ts'
import { receivedFor } from './order/changing.ts'
import type { PackAnswer, PackConsent, PackFile, PackRecord, PackSource } from './record.ts'

/** Shown for an answer that is not there. */
const NOTHING = 'not answered'

/** An answer in one line. */
export const answerText = (answer: PackAnswer | undefined): string => {
  if (answer === undefined) return NOTHING
  if (answer.not_applicable !== null) return `not needed: ${answer.not_applicable}`
  const parts = [answer.value, answer.details, answer.file?.name ?? '']
  return parts.filter(Boolean).join(', ') || NOTHING
}

type Said = Pick<PackAnswer, 'value' | 'details' | 'source' | 'not_applicable' | 'file'> & {
  /** Undefined for as long as such an answer usually stays fresh. */
  readonly fresh_until?: string | null | undefined
}

const newAnswer = (item: PackItem, said: Said, by: Actor, now: Instant): PackAnswer => ({
  value: said.value,
  details: said.details,
  source: said.source,
  not_applicable: said.not_applicable,
  file: said.file,
  by: { id: by.id, name: by.name },
  at: now,
  fresh_until:
    said.fresh_until !== undefined
      ? said.fresh_until
      : item.months === undefined
        ? null
        : addMonths(londonDate(now), item.months),
})

type Edit = { readonly item: PackItem; readonly answer: PackAnswer }

/** What an addendum says of an answer: all that a reader sees of it. */
const wholeText = (answer: PackAnswer | undefined, today: DateOnly): string => {
  if (answer === undefined) return NOTHING
  const until =
    answer.fresh_until === null ? '' : `, fresh until ${longDate(answer.fresh_until, today)}`
  return `${answerText(answer)} (${packSourceLabels[answer.source].toLowerCase()}${until})`
}

const changesOf = (
  before: PackRecord,
  edits: readonly Edit[],
  today: DateOnly,
): readonly PackChange[] =>
  edits
    .map(({ item, answer }) => ({
      item: item.label,
      before: wholeText(before.answers[item.key], today),
      after: wholeText(answer, today),
    }))
    .filter((it) => it.before !== it.after)

/** The pack with answers, unchanged where they say the same; after the first release the change is an addendum. */
const withEdits = (
  before: PackRecord,
  edits: readonly Edit[],
  by: Actor,
  now: Instant,
): PackOutcome => {
  const changes = changesOf(before, edits, londonDate(now))
  if (changes.length === 0) return { pack: before, events: [] }
  const answers = Object.fromEntries(edits.map(({ item, answer }) => [item.key, answer]))
  const addenda = addendaAfter(before, changes, by, now)
  // What a seller has agreed to is what the pack said then.
  const consents = changesAnswers(before, edits)
    ? consentsAfterChange(before, now)
    : before.consents
  const change = { answers: { ...before.answers, ...answers }, addenda, consents }
  const pack = changed(before, change, now)
  const items = changes.map(({ item }) => item)
  return {
    pack,
    events: [
      packEvent('pack.updated', pack, ['answers'], { ...titled(pack), items }),
      ...addendumEvents(before, pack),
      ...readiness(before, pack),
    ],
  }
}

/** The consents once an answer says something else: nobody has the pack yet, or they are of what it said. */
const consentsAfterChange = ({ consents, releases }: PackRecord, now: Instant): PackConsent[] =>
  releases.length === 0 ? [] : consents.map((it) => ({ ...it, outdated_at: it.outdated_at ?? now }))

/** Whether edits change what somebody had answered to a question of the sellers. */
const changesAnswers = ({ answers }: PackRecord, edits: readonly Edit[]) =>
  edits.some(
    ({ item, answer }) =>
      item.question !== undefined &&
      answers[item.key] !== undefined &&
      answerText(answers[item.key]) !== answerText(answer),
  )

const itemOf = (key: string): PackItem | null => packItems.find((it) => it.key === key) ?? null

/** The pack with an answer that staff enter or a client gives; unchanged for an item that there is not. */
export const withAnswer = (
  before: PackRecord,
  key: string,
  { value, details, fresh_until, not_applicable = null }: Omit<AnswerBody, 'version' | 'source'>,
  { source, by, now }: { source: PackSource; by: Actor; now: Instant },
): PackOutcome => {
  const item = itemOf(key)
  if (item === null) return { pack: before, events: [] }
  const file = before.answers[key]?.file ?? null
  const said = { value, details, source, fresh_until, not_applicable, file }
  return withEdits(before, [{ item, answer: newAnswer(item, said, by, now) }], by, now)
}

/** The pack with a file for an item, which keeps what was said beside it. */
export const withFile = (
  before: PackRecord,
  key: string,
  file: PackFile,
  { source, by, now }: { source: PackSource; by: Actor; now: Instant },
): PackOutcome => {
  const item = itemOf(key)
  if (item === null) return { pack: before, events: [] }
  const { value = '', details = '', fresh_until } = before.answers[key] ?? {}
  const isDocument = item.kind === 'document'
  const until = isDocument ? undefined : fresh_until
  const said = { value, details, source, file, not_applicable: null, fresh_until: until }
  const edit = { item, answer: newAnswer(item, said, by, now) }
  return receivedFor(withEdits(before, [edit], by, now), key, now)
}

type FoundAnswers = ReadonlyMap<string, { readonly value: string; readonly details: string }>

/** The answers that came with data, as a pack starts with them. */
export const answersOfData = (found: FoundAnswers, by: Actor, now: Instant) =>
  Object.fromEntries(
    [...found].flatMap(([key, { value, details }]) => {
      const item = itemOf(key)
      const said = { value, details, source: 'data', not_applicable: null, file: null } as const
      return item === null ? [] : [[key, newAnswer(item, said, by, now)] as const]
    }),
  )
