import { consentNames } from '#domain/mailbox/consent'
import type { Mailbox } from '#domain/mailbox/mailbox'
import type { MailServer } from '#domain/mailbox/server'
import type { RequestContext } from '#tenant/runtime/context'
import { clientOf } from './consents.ts'
import { mailboxesOf } from './mailboxes.ts'
import { registrationOf, registrationSecretOf } from './settings.ts'
import type {
  GraphConnection,
  MailAnswer,
  MailConnection,
  MailSource,
  MailSourceFault,
} from './source.ts'
import { mailTokensOf } from './tokens.ts'

/** One attempt at reading a mailbox. */
export type Reading = {
  /** The product's own context, at the current time. */
  readonly context: () => RequestContext
  readonly source: MailSource
  readonly id: string
  /** In ms since the epoch; when others have to be let in. */
  readonly until: number
}

/** What an answer of a mailbox says instead of what was asked for. */
export class SourceFault extends Error {
  readonly fault: MailSourceFault

  constructor(fault: MailSourceFault) {
    super(fault.text)
    this.fault = fault
  }
}

/** A mailbox that somebody stopped while it was being read. */
export class ReadingStopped extends Error {}

const connectionOf = (context: RequestContext, id: string): MailConnection => {
  const mailbox = mailboxesOf(context.store).get(id)
  return mailbox.server === null
    ? graphConnection(context, mailbox)
    : imapConnection(context, mailbox, mailbox.server)
}

const imapConnection = (
  context: RequestContext,
  { id, since, consent }: Mailbox,
  server: MailServer,
): MailConnection => {
  const sealed = mailTokensOf(context.store).get(id)
  const refused = (text: string) => new SourceFault({ kind: 'refused', text })
  if (sealed === null) throw refused('What signs in there is no longer stored.')
  const imap = { kind: 'imap', mailbox: id, server, since } as const
  if (consent === null) return { ...imap, sign_in: { by: 'password', sealed_password: sealed } }
  const setUp = clientOf(context, consent)
  if (setUp === null) throw refused(`${consentNames[consent].name} is no longer set up.`)
  return { ...imap, sign_in: { by: 'consent', consent, ...setUp, sealed_tokens: sealed } }
}

/** The tokens that a connection was made with; null where it has none. */
const tokensOf = (of: MailConnection): string | null => {
  if (of.kind === 'graph') return of.sealed_tokens
  return of.sign_in.by === 'consent' ? of.sign_in.sealed_tokens : null
}

/** What reaches a mailbox at Microsoft 365; throws SourceFault where that is no longer set up. */
export const graphConnection = (
  context: RequestContext,
  { id, access, address }: Mailbox,
): GraphConnection => {
  const { registration } = registrationOf(context)
  const secret = registrationSecretOf(context)
  if (registration === null || secret === null)
    throw new SourceFault({ kind: 'refused', text: 'Microsoft 365 is no longer set up.' })
  return {
    kind: 'graph',
    mailbox: id,
    access,
    address,
    registration,
    sealed_secret: secret.sealed,
    sealed_tokens: mailTokensOf(context.store).get(id),
  }
}

/** What a mailbox answers; its new tokens are stored. Throws SourceFault, and ReadingStopped. */
export const ask = async <T>(
  { context, source, id }: Reading,
  work: (source: MailSource, of: MailConnection) => Promise<MailAnswer<T>>,
  during: 'on' | 'disconnected' = 'on',
): Promise<T> => {
  const of = connectionOf(context(), id)
  const answer = await work(source, of)
  const { store } = context()
  if (mailboxesOf(store).find(id)?.state !== during) throw new ReadingStopped()
  if (answer.sealed_tokens !== null)
    mailTokensOf(store).renew(id, tokensOf(of), answer.sealed_tokens)
  if (answer.ok) return answer.value
  throw new SourceFault(answer.fault)
}

export const isOver = ({ until }: Reading) => Date.now() > until
