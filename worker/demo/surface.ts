import type { Message } from '#domain/communication/message'
import { londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { type Desk, deskOf } from '../tenant/runtime/context.ts'
import type { Office } from '../tenant/runtime/runtime.ts'
import { type Person, personOf, system } from '../tenant/user/people.ts'
import { defaultRoles, roleFrom } from '../tenant/user/role/default.ts'

/** What a demonstration is written with: a firm's whole database, at any moment, as anybody. */
export type DemoFirm = {
  readonly today: string
  /** Users, contacts, agencies, fee scales, numbers, links, messages, files, settings: insert freely. */
  readonly parts: Office['parts']
  /**
   * The database at a moment, as somebody of the firm or as the product. Everything written through it is
   * dated and signed so, chained and indexed; what it tells counts as sent then and reaches nobody.
   */
  readonly at: (now: string, as?: Named) => Desk
}

/** A firm to be filled, with its default roles in place. */
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
