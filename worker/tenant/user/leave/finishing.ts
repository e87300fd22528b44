import type { Departure } from '#domain/user/leave/departure'
import { workText } from '#domain/user/leave/labels'
import type { WorkCounts, WorkKind } from '#domain/user/leave/work'
import { fullName } from '#domain/user/user'
import { disconnectOwn } from '#tenant/mailbox/changing'
import { discardDraftsOf } from '#tenant/message-draft/drafts'
import type { RequestContext } from '#tenant/runtime/context'
import { permissionsChanged, userChanged } from '#tenant/user/account-events'
import { endCoversOf } from '#tenant/user/cover/setting'
import { withoutPhoto } from '#tenant/user/profile/photo'
import { isLastRoleManager } from '#tenant/user/role/granting'
import { endSessions } from '#tenant/user/session-ends'
import type { User } from '#tenant/user/users'
import { block } from './blocking.ts'

/** Ends the account of somebody who has nothing open: status, links and sessions; their name stays on old records. */
export const finish = (context: RequestContext, departure: Departure): Departure => {
  const user = context.users.get(departure.user.id)
  if (isLastRoleManager(context, user))
    return block(context, departure, ['Nobody else would be able to change roles.'])
  const left: User = {
    ...withoutPhoto(context, user),
    status: 'left',
    version: user.version + 1,
    updated_at: context.now,
  }
  context.users.replace(left, user.version)
  userChanged(context, left, ['status'], { name: fullName(left), status: 'left' })
  permissionsChanged(context, left, { name: fullName(left), status: 'left' })
  context.links.revokeAll(user.id, context.now)
  context.pendingSignIns.endAllOf(user.id)
  endSessions(context, user.id)
  endCoversOf(context, user.id)
  disconnectOwn(context, user.id)
  discardDraftsOf(context, user.id)
  recordLeft(context, left, departure)
  recordReceived(context, left, departure)
  return context.departures.save({ ...departure, state: 'done', problem: null }, context.now)
}

const recordLeft = (context: RequestContext, { id, version }: User, departure: Departure) => {
  const { user, on, moves } = departure
  const detail = { name: user.name, on, counts: countsIn(moves) }
  context.recordEvents([
    { name: 'user.left', subject: 'user', id, version, changed: ['status'], detail },
  ])
}

const recordReceived = (context: RequestContext, { id, version }: User, departure: Departure) => {
  const from = departure.user.name
  for (const to of new Map(departure.moves.map((it) => [it.to.id, it.to])).values()) {
    const counts = countsIn(departure.moves.filter((it) => it.to.id === to.id))
    const event = { name: 'user.work-received', subject: 'user', id, version } as const
    context.recordEvents(
      [{ ...event, changed: ['departure'], detail: { from, to: to.name, counts } }],
      {
        users: [to.id],
        correspondence: () => ({
          about: null,
          values: { from, work: workText(counts) },
          clients: [],
          staff: [{ name: to.name, email: null, phone: null, user_id: to.id }],
        }),
      },
    )
  }
}

const countsIn = (moves: Departure['moves']): WorkCounts => {
  const count = (kind: WorkKind) =>
    moves.filter((it) => it.kind === kind).reduce((sum, it) => sum + it.count, 0)
  return {
    fee_earner: count('fee_earner'),
    assistant: count('assistant'),
    task: count('task'),
    lead: count('lead'),
    quote: count('quote'),
    visit: count('visit'),
  }
}
