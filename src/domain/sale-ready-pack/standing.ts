import type { DateOnly } from '#domain/dates'
import { packItems } from './items/default.ts'
import type { Asked, PackIssue, PackItem } from './items/item.ts'
import type { PackAnswer, PackRecord, PackStatus } from './record.ts'

export const NOT_SURE = 'Not sure'

export type ItemState = 'ready' | 'issue' | 'stale' | 'unsure' | 'missing' | 'not_applicable'

/** An item of a pack as it stands on a day. */
export type StandingItem = {
  readonly item: PackItem
  readonly answer: PackAnswer | null
  readonly state: ItemState
  readonly issue: PackIssue | null
}

type Answered = Pick<PackRecord, 'facts' | 'answers'>

const askedOf = ({ facts, answers }: Answered): Asked => ({
  facts,
  valueOf: (key) => {
    const answer = answers[key]
    return answer === undefined || answer.not_applicable !== null ? '' : answer.value
  },
})

const isAnswered = ({ kind }: PackItem, answer: PackAnswer) =>
  kind === 'document' ? answer.file !== null : answer.value !== ''

const stateOf = (
  item: PackItem,
  answer: PackAnswer | undefined,
  issue: PackIssue | null,
  today: DateOnly,
): ItemState => {
  if (answer !== undefined && answer.not_applicable !== null) return 'not_applicable'
  if (answer === undefined || !isAnswered(item, answer)) return 'missing'
  if (answer.value === NOT_SURE) return 'unsure'
  if (answer.fresh_until !== null && answer.fresh_until < today) return 'stale'
  return issue === null ? 'ready' : 'issue'
}

/** The items that a pack needs, as they stand on a day, in the order of the sections. */
export const standingOf = (pack: Answered, today: DateOnly): readonly StandingItem[] => {
  const asked = askedOf(pack)
  return packItems
    .filter(({ isNeeded }) => isNeeded?.(asked) ?? true)
    .map((item) => {
      const answer = pack.answers[item.key]
      const issue = item.issueOf?.(asked) ?? null
      return { item, answer: answer ?? null, issue, state: stateOf(item, answer, issue, today) }
    })
}

const isDone = ({ state }: StandingItem) =>
  state === 'ready' || state === 'issue' || state === 'not_applicable'

/** What still has to come: answers, documents, and what is out of date. */
export const outstandingIn = (standing: readonly StandingItem[]) =>
  standing.filter((it) => !isDone(it))

/** How much of the pack is there, in whole per cent; 100 only when nothing is outstanding. */
export const scoreOf = (standing: readonly StandingItem[]): number => {
  const done = standing.filter(isDone).length
  return standing.length === 0 ? 0 : Math.floor((done / standing.length) * 100)
}

/** The sellers who have not agreed to what the pack says now. */
export const awaitedConsents = ({ sellers, consents }: Pick<PackRecord, 'sellers' | 'consents'>) =>
  sellers
    .filter(({ name }) => !consents.some((it) => it.name === name && it.outdated_at === null))
    .map(({ name }) => name)

/** The releases whose links still open. */
export const liveReleases = ({ releases }: Pick<PackRecord, 'releases'>) =>
  releases.filter(({ withdrawn_at }) => withdrawn_at === null)

/** The status that follows from what a pack holds. */
export const statusOf = (pack: PackRecord, today: DateOnly): PackStatus => {
  if (pack.status === 'withdrawn') return 'withdrawn'
  if (liveReleases(pack).length > 0) return 'released'
  const isReady = outstandingIn(standingOf(pack, today)).length === 0
  return isReady && awaitedConsents(pack).length === 0 ? 'ready' : 'collecting'
}

/** The enquiries that a pack answers beforehand, and those that will come. */
export const enquiriesIn = (standing: readonly StandingItem[]) =>
  standing
    .filter(({ item }) => item.enquiry !== undefined)
    .map(({ item, state }) => ({
      text: item.enquiry ?? '',
      is: state === 'ready' || state === 'not_applicable' ? ('answered' as const) : state,
    }))
