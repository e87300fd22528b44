import { vi } from 'vitest'
import { ownMailboxes } from '#tenant/mailbox/view'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { personOf } from '#tenant/user/people'

/** Lets time pass until a moment, ringing the alarm whenever it is due. */
export const passUntil = async (runtime: TenantRuntime, until: number) => {
  await runtime.wake()
  while (Date.now() < until) {
    const due = Date.parse(runtime.nextDue() ?? '9999-01-01')
    vi.setSystemTime(Math.min(Math.max(due, Date.now() + 1_000), until))
    await runtime.wake()
  }
}

/** The mailbox of somebody as they see it. */
export const seenBy = (runtime: TenantRuntime, userId: string) => {
  const person = personOf(runtime.parts, runtime.parts.users.find(userId))
  if (person === null) throw new Error('nobody')
  const [mailbox] = ownMailboxes(runtime.desk(person)).rows
  if (mailbox === undefined) throw new Error('no mailbox')
  return mailbox
}

/** The names of the events of mailboxes in the audit log. */
export const recordedOf = ({ parts }: TenantRuntime) =>
  parts.store
    .rows<{ name: string }>(`SELECT name FROM audit WHERE name LIKE 'mailbox.%' ORDER BY seq`)
    .map(({ name }) => name)
