import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { addDays, longDate } from '#domain/dates'
import { Named } from '#domain/party'

const LONGEST_DAYS = 366

/** Somebody who is away from one day to another, both included, and who covers for them. */
export const Cover = z.object({
  id: z.string(),
  version: z.int(),
  person: Named,
  cover: Named,
  from: DateOnly,
  until: DateOnly,
  /** When it was ended before its last day; null otherwise. */
  ended_at: z.nullable(Instant),
  by: Named,
  created_at: Instant,
  updated_at: Instant,
})
export type Cover = z.infer<typeof Cover>

export const CoverBody = z.strictObject({
  from: DateOnly,
  until: DateOnly,
  /** The id of the colleague. */
  cover: z.string().check(z.minLength(1, 'Choose who covers.')),
})
export type CoverBody = z.infer<typeof CoverBody>

export const CoverDetail = z.object({
  /** Their own, now and later, the first first. */
  own: z.array(Cover),
  /** Those in which they cover for others. */
  for_others: z.array(Cover),
  colleagues: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Why they cannot cover; null when they can. */
      against: z.nullable(z.string()),
    }),
  ),
})
export type CoverDetail = z.infer<typeof CoverDetail>

type Days = Pick<Cover, 'from' | 'until'>

const overlaps = (a: Days, b: Days) => a.from <= b.until && b.from <= a.until

const daysText = ({ from, until }: Days) =>
  from === until ? `on ${longDate(from)}` : `from ${longDate(from)} to ${longDate(until)}`

/** Somebody who is away today. */
export const Away = z.object({ person: Named, cover: Named, until: DateOnly })
export type Away = z.infer<typeof Away>

type Asked = Days & { readonly person: Named; readonly cover: Named }

/** The fields that keep a cover from being set, each with the reason; `others`: those that are on or to come. */
export const coverProblems = (
  asked: Asked,
  others: readonly Cover[],
  today: DateOnly,
): Readonly<Record<string, readonly string[]>> => {
  const days = daysProblem(asked, today)
  if (days !== null) return days
  const cover = personProblem(
    asked,
    others.filter((it) => overlaps(it, asked)),
  )
  return cover === null ? {} : { cover: [cover] }
}

const daysProblem = ({ from, until }: Days, today: DateOnly) => {
  if (until < from) return { until: ['Choose a last day that is not before the first.'] }
  if (until < today) return { until: ['Choose a last day that is not over yet.'] }
  return until > addDays(from, LONGEST_DAYS) ? { until: ['Choose a year or less.'] } : null
}

/** Why the two people do not go together on these days; `meanwhile`: the covers of the same days. */
const personProblem = ({ person, cover }: Asked, meanwhile: readonly Cover[]): string | null => {
  if (person.id === cover.id) return 'Nobody covers for themselves. Choose a colleague.'
  const own = meanwhile.find((it) => it.person.id === person.id)
  if (own) return `${person.name} has cover already ${daysText(own)}, by ${own.cover.name}.`
  const away = meanwhile.find((it) => it.person.id === cover.id)
  if (away?.cover.id === person.id)
    return `${cover.name} is away ${daysText(away)}, and ${person.name} covers for them.`
  if (away) return `${cover.name} is away ${daysText(away)}, covered by ${away.cover.name}.`
  const relied = meanwhile.find((it) => it.cover.id === person.id)
  return relied === undefined
    ? null
    : `${person.name} covers for ${relied.person.name} ${daysText(relied)}. End that first.`
}
