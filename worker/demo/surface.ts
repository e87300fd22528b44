import type { Message } from '#domain/communication/message'
import { londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { type Desk, deskOf } from '../tenant/runtime/context.ts'
import type { Office } from '../tenant/runtime/runtime.ts'
import { type Person, personOf, system } from '../tenant/user/people.ts'
import { defaultRoles, roleFrom } from '../tenant/user/role/default.ts'

/** Access to a firm's database at any time and as any user, for seeding. */
export type DemoFirm = {
  readonly today: string
  /** Direct access to the tables. */
  readonly parts: Office['parts']
  /** A request context at an instant, as a user or the system; its messages are saved as sent and not delivered. */
  readonly at: (now: string, as?: Named) => Desk
}

/** Access to a firm for seeding; creates its default roles. */
export const demoFirmOf = (office: Office): DemoFirm => {
  const { parts, situation } = office
  const told = (it: Message) =>
    it.status === 'queued'
      ? { ...it, status: 'sent' as const, attempts: 1, sent_at: it.created_at }
      : it
  const quiet = {
    ...parts,
    outbox: { ...parts.outbox, put: () => 0 },
    messages: { ...parts.messages, insert: (it: Message) => parts.messages.insert(told(it)) },
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
      deskOf(quiet, {
        ...situation(personFor(as), null, now),
        by: as ?? { id: system.id, name: system.name },
      }),
  }
}
