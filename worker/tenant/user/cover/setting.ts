import { assertValid, invalid, notFound } from '#domain/refusal'
import {
  type Cover,
  type CoverBody,
  type CoverDetail,
  coverProblems,
} from '#domain/user/cover/cover'
import { reasonNotToReceive } from '#domain/user/leave/receiving'
import type { WorkKind } from '#domain/user/leave/work'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { receiverFor } from '#tenant/user/leave/colleagues'
import { openWorkOf } from '#tenant/user/leave/open-work'
import type { User } from '#tenant/user/users'
import { recordCover } from './recording.ts'

/**
 * The kinds of work that a cover has to be able to do; nobody becomes a fee earner by covering for one, and visits wait.
 */
const kindsOf = (context: RequestContext, userId: string): WorkKind[] => [
  ...new Set(
    openWorkOf(context, userId)
      .filter(({ kind }) => kind !== 'visit')
      .map(({ kind }) => (kind === 'fee_earner' ? 'assistant' : kind)),
  ),
]

const reasonAgainstCover = (
  context: RequestContext,
  user: User,
  kinds: readonly WorkKind[],
): string | null => {
  const receiver = receiverFor(context, user, context.departures.leavers())
  if (receiver === null) return 'They do not work here.'
  return kinds.map((kind) => reasonNotToReceive(kind, receiver)).find((it) => it !== null) ?? null
}

const staffOf = ({ store, users }: RequestContext) =>
  users.all(
    store
      .rows<{ id: string }>(`SELECT id FROM users WHERE type = 'staff' AND status = 'active'`)
      .map(({ id }) => id),
  )

export const toCoverDetail = (context: RequestContext, userId: string): CoverDetail => {
  context.users.get(userId)
  const covers = context.covers.current(context.today)
  const kinds = kindsOf(context, userId)
  return {
    own: covers.filter((it) => it.person.id === userId),
    for_others: covers.filter((it) => it.cover.id === userId),
    colleagues: staffOf(context)
      .filter(({ id }) => id !== userId)
      .map((user) => ({
        id: user.id,
        name: fullName(user),
        against: reasonAgainstCover(context, user, kinds),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}

/** Sets who covers for somebody while they are away; throws 422 for a cover that cannot be. */
export const setCover = (context: RequestContext, userId: string, body: CoverBody): Cover => {
  const { covers, today, by, now, newId } = context
  const asked = { ...peopleOf(context, userId, body), from: body.from, until: body.until }
  assertValid(coverProblems(asked, covers.current(today), today))
  requireAble(context, asked)
  const set = covers.insert({
    ...asked,
    id: newId(),
    version: 1,
    ended_at: null,
    by,
    created_at: now,
    updated_at: now,
  })
  recordCover(context, 'set', set)
  return set
}

const peopleOf = ({ users }: RequestContext, userId: string, body: CoverBody) => {
  const away = users.get(userId)
  if (away.type !== 'staff') throw notFound()
  const user = users.find(body.cover)
  if (user?.type !== 'staff' || user.status !== 'active')
    throw invalid({ cover: ['Choose a member of staff.'] })
  const named = (it: User) => ({ id: it.id, name: fullName(it) })
  return { person: named(away), cover: named(user) }
}

const requireAble = (
  context: RequestContext,
  { person, cover }: Pick<Cover, 'person' | 'cover'>,
) => {
  const user = context.users.get(cover.id)
  const reason = reasonAgainstCover(context, user, kindsOf(context, person.id))
  assertValid(reason === null ? {} : { cover: [`${cover.name}: ${reason}`] })
}

/** Ends a cover of somebody before its last day; throws 404 for one that is over or somebody else’s. */
export const endCover = (context: RequestContext, userId: string, id: string): void => {
  const current = context.covers.current(context.today)
  const cover = current.find((it) => it.id === id && it.person.id === userId)
  if (cover === undefined) throw notFound()
  endNow(context, cover)
}

const endNow = (context: RequestContext, cover: Cover) => {
  const { covers, now } = context
  const ended = { ...cover, ended_at: now, updated_at: now, version: cover.version + 1 }
  recordCover(context, 'ended', covers.replace(ended, cover.version))
}

/** Ends every cover of somebody who leaves, by them and for them. */
export const endCoversOf = (context: RequestContext, userId: string): void => {
  for (const cover of context.covers.current(context.today))
    if (cover.person.id === userId || cover.cover.id === userId) endNow(context, cover)
}
