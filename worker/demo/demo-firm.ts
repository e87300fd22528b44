import type { Message } from '#domain/communication/message'
import { londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { contextOf, type RequestContext } from '../tenant/runtime/context.ts'
import type { TenantRuntime } from '../tenant/runtime/runtime.ts'
import { type Person, personOf, system } from '../tenant/user/people.ts'
import { defaultRoles, roleFrom } from '../tenant/user/role/default.ts'

export type DemoFirm = {
  readonly today: string
  readonly parts: TenantRuntime['parts']
  /** A request context at an instant, as a user or the system; its messages are saved as sent and not delivered. */
  readonly at: (now: string, as?: Named) => RequestContext
}

/** Access to a firm for seeding; creates its default roles. */
export const demoFirmOf = (runtime: TenantRuntime): DemoFirm => {
  const { parts, situation: contextInput } = runtime
  const asSent = (message: Message) =>
    message.status === 'queued'
      ? { ...message, status: 'sent' as const, attempts: 1, sent_at: message.created_at }
      : message
  const withoutDelivery = {
    ...parts,
    outbox: { ...parts.outbox, put: () => 0 },
    messages: { ...parts.messages, insert: (it: Message) => parts.messages.insert(asSent(it)) },
  }
  const personFor = (as: Named | undefined): Person => {
    const person = as && personOf(parts, parts.users.find(as.id))
    return { ...system, ...(person ?? as), scope: system.scope, read_only: false }
  }
  for (const role of defaultRoles) parts.roles.insert(roleFrom(role, crypto.randomUUID()))
  return {
    today: londonDate(new Date().toISOString()),
    parts,
    at: (now, as) =>
      contextOf(withoutDelivery, {
        ...contextInput(personFor(as), null, now),
        by: as ?? { id: system.id, name: system.name },
      }),
  }
}
