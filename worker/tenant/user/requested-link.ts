import * as z from 'zod/mini'
import { fullName } from '#domain/user/user'
import { type DocumentShape, parseDocument } from '#tenant/core/document'
import type { OutboxRow } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'

const RequestedLink = z.object({
  of: z.enum(['password', 'sign-in']),
  id: z.string(),
  /** Whom it is sent to; null for an address that nobody has, which is sent nothing. */
  user_id: z.nullable(z.string()),
  link: z.string(),
  code: z.string(),
  ip: z.nullable(z.string()),
})
type RequestedLink = z.infer<typeof RequestedLink>

const document: DocumentShape<RequestedLink> = {
  name: 'outbox',
  shape: 1,
  schema: RequestedLink,
  upgrades: [],
}

/** Queues the message of a link, so that the answer to whoever asked takes as long where there is none to send. */
export const queueRequestedLink = (
  { outbox, now, ip }: RequestContext,
  requested: Omit<RequestedLink, 'ip'>,
) => outbox.put('sign-in-link', { ...requested, ip }, now)

export const requestedLinkOf = (row: OutboxRow) => parseDocument(document, row)

/** Sends its message to whoever has the address now. */
export const sendRequestedLink = (
  context: RequestContext,
  { of, id, user_id, link, code }: RequestedLink,
) => {
  const user = user_id === null ? null : context.users.find(user_id)
  if (user === null) return
  const to = { name: fullName(user), email: user.email, phone: null, user_id: user.id }
  const unchanged = { changed: [], detail: {} } as const
  if (of === 'password')
    context.recordEvents(
      [
        {
          ...unchanged,
          name: 'password.link-requested',
          subject: 'user',
          id: user.id,
          version: user.version,
        },
      ],
      { correspondence: () => ({ about: null, values: { link }, clients: [], staff: [to] }) },
    )
  else
    context.recordEvents(
      [{ ...unchanged, name: 'session.link-requested', subject: 'session', id, version: 0 }],
      { correspondence: () => ({ about: null, values: { code, link }, clients: [to] }) },
    )
}
