import type { Message } from '#domain/communication/message'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { undeliveredSetting } from '../settings.ts'

const HOUR_MS = 3_600_000

/** Notifies the administrators that a message failed or is unknown; further ones within an hour wait for its end. */
export const noteUndelivered = (context: RequestContext, { channel }: Message) => {
  if (channel === 'internal') return
  const notified_at = context.settings.get(undeliveredSetting)?.notified_at ?? ''
  context.settings.put(undeliveredSetting, { notified_at, is_pending: true })
  notifyUndelivered(context)
}

/** Sends a pending notice, once an hour at most. */
export const notifyUndelivered = (context: RequestContext) => {
  const { notified_at, is_pending } = context.settings.get(undeliveredSetting) ?? {}
  if (!is_pending || isRecent(notified_at, context.now)) return
  context.settings.put(undeliveredSetting, { notified_at: context.now, is_pending: false })
  const count = context.messages.count(['failed', 'unknown'])
  const event = { name: 'messages.undelivered', subject: 'firm', id: context.tenant } as const
  context.recordEvents([{ ...event, version: 0, changed: [], detail: { count } }], {
    correspondence: () => ({
      about: null,
      values: { count: String(count) },
      clients: [],
      staff: administrators(context),
    }),
  })
}

const isRecent = (at: string | undefined, now: string) =>
  Date.parse(now) - Date.parse(at || '1970-01-01') < HOUR_MS

const administrators = ({ roles, users }: RequestContext) => {
  const found = roles
    .list()
    .filter((it) => it.permissions.includes('message-providers.update'))
    .flatMap((it) => users.withRole(it.name))
  return [...new Map(found.map((it) => [it.id, it])).values()].map((it) => ({
    name: fullName(it),
    email: it.email,
    phone: null,
    user_id: it.id,
  }))
}
