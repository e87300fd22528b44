import { assertAllowed } from '#domain/act'
import { connectImapAct } from '#domain/mailbox/acts'
import type { NewImapMailbox } from '#domain/mailbox/bodies'
import type { Mailbox } from '#domain/mailbox/mailbox'
import { parseServer, serverProblem } from '#domain/mailbox/server'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { assertSince, connect } from './connecting.ts'
import { mailTokensOf } from './tokens.ts'

const NO_SERVER = 'Enter the name of a mail server, such as imap.firm.co.uk.'

/** Connects a mailbox by IMAP: the person's own, or one of several people. Throws 403, 409 and 422. */
export const connectByImap = (
  context: RequestContext,
  { server: text, username, password, address, since }: NewImapMailbox,
  owner: Named | null,
): Mailbox => {
  assertAllowed(connectImapAct(context.person))
  assertSince(context, since)
  const host = parseServer(text)
  const problem = host === null ? NO_SERVER : serverProblem(host, context)
  if (host === null || problem !== null) throw invalid({ server: [problem ?? NO_SERVER] })
  const server = { ...host, username }
  const imap = { kind: 'imap', access: 'password', server, consent: null } as const
  const mailbox = connect(context, { ...imap, address, since, owner })
  const sealed = context.mailboxSecrets.seal({ mailbox: mailbox.id }, password)
  mailTokensOf(context.store).save(mailbox.id, sealed)
  return mailbox
}
