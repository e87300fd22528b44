import { assertAllowed } from '#domain/act'
import { connectAct } from '#domain/mailbox/acts'
import type { NewSharedMailbox } from '#domain/mailbox/bodies'
import { consentNames, type MailConsent } from '#domain/mailbox/consent'
import { type Mailbox, ownerName } from '#domain/mailbox/mailbox'
import { newSending } from '#domain/mailbox/sending'
import type { MailServer } from '#domain/mailbox/server'
import { newSync } from '#domain/mailbox/sync'
import { invalid, notFound, wrongState } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import { offeredConsents } from './consents.ts'
import { mailboxesOf } from './mailboxes.ts'
import { registrationOf, registrationSecretOf } from './settings.ts'
import { mailboxSyncsOf } from './syncs.ts'
import { mailTokensOf } from './tokens.ts'
import { mailboxEvent, recordOnMailbox } from './watchers.ts'

/** Throws 403 and 409 where no mailbox can be connected. */
export const assertConnectable = (context: RequestContext) => assertAllowed(connectVerdict(context))

export const connectVerdict = (context: RequestContext) =>
  connectAct(
    {
      is_registered: registrationOf(context).registration !== null,
      has_secret: registrationSecretOf(context) !== null,
      is_reachable: context.reachesMailboxes,
    },
    context.person,
  )

const EARLIEST = '2000-01-01'

/** Throws 422 for a first day that mail cannot be read from. */
export const assertSince = ({ today }: RequestContext, since: string) => {
  if (since > today || since < EARLIEST)
    throw invalid({ since: ['Enter a day that is not in the future.'] })
}

/** What is connected: whose mailbox, and how it is reached. */
type Connecting = Pick<
  Mailbox,
  'kind' | 'access' | 'server' | 'consent' | 'address' | 'owner' | 'since'
> & {
  /** Whether it may send; absent for a mailbox that sends nothing. */
  readonly may_send?: boolean
}

const microsoft = { kind: 'graph', server: null, consent: null } as const

/** Connects a mailbox of several people by the firm's own consent. Throws 409 and 422. */
export const connectShared = (
  context: RequestContext,
  { address, since }: NewSharedMailbox,
): Mailbox => {
  assertConnectable(context)
  assertSince(context, since)
  return connect(context, { ...microsoft, access: 'application', address, since, owner: null })
}

type OwnMailbox = {
  readonly user_id: string
  readonly address: string
  readonly since: string
  /** Sealed for the person, as the mailbox has no id yet. */
  readonly sealed_tokens: string
  readonly may_send: boolean
  /** By whose consent and where it is read by IMAP; null at Microsoft 365 itself. */
  readonly imap: (Pick<MailServer, 'host' | 'port'> & { readonly consent: MailConsent }) | null
}

/** Connects the mailbox that somebody signed in to at its provider; for the product itself. Throws 404, 409 and 422. */
export const connectOwn = (
  context: RequestContext,
  { user_id, address, since, sealed_tokens, may_send, imap }: OwnMailbox,
): Mailbox => {
  const person = personOf(context, context.users.find(user_id))
  if (person?.type !== 'staff') throw notFound()
  const own = context.as(person)
  assertConsentable(own, imap?.consent ?? null)
  assertSince(own, since)
  const owner = { id: person.id, name: person.name }
  const tokens = context.mailboxSecrets.open({ mailbox: `of ${user_id}` }, sealed_tokens)
  const reached =
    imap === null
      ? { ...microsoft, may_send }
      : byImap(imap.consent, { ...imap, username: address })
  const mailbox = connect(own, { ...reached, access: 'delegated', address, since, owner })
  const sealed = context.mailboxSecrets.seal({ mailbox: mailbox.id }, tokens)
  mailTokensOf(context.store).save(mailbox.id, sealed)
  return mailbox
}

const byImap = (consent: MailConsent, { host, port, username }: MailServer) =>
  ({ kind: 'imap', server: { host, port, username }, consent }) as const

/** Throws 403 and 409 where nobody can agree that their mailbox is read: at Microsoft 365 itself for null. */
export const assertConsentable = (context: RequestContext, consent: MailConsent | null) => {
  if (consent === null) return assertConnectable(context)
  if (!offeredConsents(context).includes(consent))
    throw wrongState('mailbox.unregistered', `${consentNames[consent].name} is not set up.`)
}

/** A mailbox that was connected before goes on where it was, unless its mail is now read from an earlier day. */
export const connect = (
  context: RequestContext,
  { may_send, ...connecting }: Connecting,
): Mailbox => {
  const { store, now, by, newId } = context
  const mailboxes = mailboxesOf(store)
  const before = mailboxes.at(connecting.address)
  if (before !== null) assertSameOwner(before, connecting)
  const sending = may_send === undefined ? null : newSending(before?.sending ?? null, may_send)
  const fresh = { ...connecting, sending, state: 'on' } as const
  const connected = { connected_at: now, connected_by: by }
  const mailbox =
    before === null
      ? mailboxes.insert({ id: newId(), version: 1, private_folders: [], ...fresh, ...connected })
      : mailboxes.replace({ ...before, ...fresh, ...connected, version: before.version + 1 })
  if (before === null || isElsewhere(before, mailbox) || before.since > mailbox.since)
    beginAnew(context, mailbox.id, before)
  else goOn(context, mailbox.id)
  const owner = mailbox.owner?.name ?? null
  recordOnMailbox(context, mailbox, mailboxEvent('mailbox.connected', mailbox, { owner }))
  return mailbox
}

/** Whether what was read of a mailbox says nothing of where it is read now. */
const isElsewhere = (before: Mailbox, { kind, server }: Mailbox) =>
  before.state === 'disconnected' ||
  before.kind !== kind ||
  before.server?.host !== server?.host ||
  before.server?.username !== server?.username

const assertSameOwner = (before: Mailbox, { owner, access }: Connecting) => {
  const isSame = before.owner?.id === owner?.id && before.access === access
  if (isSame || before.state === 'disconnected') return
  throw wrongState(
    'mailbox.taken',
    `This mailbox is connected already (${ownerName(before)}). Disconnect it there first.`,
  )
}

const beginAnew = ({ store, now }: RequestContext, id: string, before: Mailbox | null) => {
  const syncs = mailboxSyncsOf(store)
  const subscription = before?.kind === 'graph' ? syncs.get(id).subscription : null
  store.write(
    'UPDATE mailbox_folders SET cursor = NULL, checked_at = NULL, imported_at = NULL WHERE mailbox_id = ?',
    id,
  )
  syncs.save({ ...newSync(id, now), subscription })
  syncs.setDue(id, now)
}

/** Lets a mailbox be read on from where it was. */
export const goOn = ({ store, now }: RequestContext, id: string) => {
  const syncs = mailboxSyncsOf(store)
  const well = { fault: null, refusals: 0, throttled_until: null, silence: null, asked_at: null }
  syncs.save({ ...syncs.get(id), ...well, on_since: now })
  syncs.setDue(id, now)
}
