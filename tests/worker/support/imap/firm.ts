import type { Mailbox } from '#domain/mailbox/mailbox'
import { connectByImap } from '#tenant/mailbox/connecting-imap'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { personOf } from '#tenant/user/people'
import type { FirmUnderTest } from '../firm.ts'
import { sourceOf } from '../graph/firm.ts'
import { withRuntime } from '../outgoing.ts'
import { type MailServerUnderTest, PASSWORD } from './server.ts'

const noGraph = { fetch: () => Promise.reject(new Error('Nobody calls Microsoft here.')) }

/** Works with a runtime of the firm that reads mailboxes by IMAP. */
export const withServer = <T>(
  firm: FirmUnderTest,
  { connect }: Pick<MailServerUnderTest, 'connect'>,
  work: (runtime: TenantRuntime) => T | Promise<T>,
  limit_ms?: number,
) =>
  withRuntime(firm, async () => ({ provider_id: null }), work, {
    mailSource: sourceOf(noGraph, connect, limit_ms),
  })

export const server = 'imap.brookes.co.uk'

/** Connects somebody's own mailbox by IMAP. */
export const connectOwn = (
  runtime: TenantRuntime,
  userId: string,
  given: { readonly since?: string; readonly password?: string; readonly server?: string } = {},
): Mailbox => {
  const { parts } = runtime
  const person = personOf(parts, parts.users.find(userId))
  if (person === null) throw new Error('nobody')
  return parts.store.transaction(() =>
    connectByImap(
      runtime.desk(person),
      {
        ...{ address: 'anna@harcourt.test', username: 'anna', password: PASSWORD },
        ...{ server, since: '2026-01-01', ...given },
      },
      { id: person.id, name: person.name },
    ),
  )
}
