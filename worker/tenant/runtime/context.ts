import { v7 as newId } from 'uuid'
import { automationActor } from '#domain/conveyance/automation/actor'
import { londonDate } from '#domain/dates'
import type { Firm } from '#domain/firm'
import type { MailConsent } from '#domain/mailbox/consent'
import type { Named } from '#domain/party'
import { callsOf } from '#tenant/call/calls'
import { ruleRunnerOf } from '#tenant/conveyance/automation/running'
import { conveyancesOf } from '#tenant/conveyance/conveyances'
import { conveyanceListOf } from '#tenant/conveyance/list'
import type { Parts } from '#tenant/core/parts'
import { messageQueueOf } from '#tenant/events/message-queue'
import { eventRecorderOf } from '#tenant/events/recording'
import { leadsOf } from '#tenant/lead/leads'
import { leadListOf } from '#tenant/lead/list'
import { quoteCaseListOf } from '#tenant/quote/case/list'
import { quoteCasesOf } from '#tenant/quote/case/quote-cases'
import { emailTextsOf } from '#tenant/template/email-texts'
import type { Origins } from '#tenant/user/firm'
import type { Person } from '#tenant/user/people'
import { personalSignature } from '#tenant/user/profile/signature'

export type ContextInput = {
  readonly person: Person
  /** The name in the audit log. */
  readonly by: Named
  readonly now: string
  readonly ip: string | null
  readonly trace: string | null
  readonly firm: Firm
  readonly origins: Origins
  /** Whether this is the local environment, where no message leaves; false by default. */
  readonly isLocal?: boolean
  /** Whether the platform's email service is set up; false by default. */
  readonly hasPlatformMail?: boolean
  /** Whether this environment may call Microsoft 365; false by default. */
  readonly reachesMailboxes?: boolean
  /** Whose consents to read mailboxes by IMAP this environment may ask for; none by default. */
  readonly reachesConsents?: readonly MailConsent[]
}

/** Returns the firm's records in one person's scope at one moment; changes are recorded under their name. */
export const contextOf = (parts: Parts, contextInput: ContextInput) => {
  const { person, by, now, ip, trace, firm, origins } = contextInput
  const { isLocal = false, hasPlatformMail = false } = contextInput
  const { reachesMailboxes = false, reachesConsents = [] } = contextInput
  const today = londonDate(now)
  const signature = () => personalSignature(parts, firm, by.id)
  const emailText = emailTextsOf({ ...parts, firm, origins, today, signature })
  const writer = { firm, signature, emailText }
  const queueMessages = messageQueueOf({ ...parts, ...writer, newId: () => newId(), now })
  const recorder = { ...parts, queueMessages }
  const offers = { isLocal, hasPlatformMail, reachesMailboxes, reachesConsents }
  const situation = { person, by, now, ip, today, firm, origins, ...offers }
  const rules = ruleRunnerOf({
    ...parts,
    ...situation,
    by: automationActor,
    newId: () => newId(),
    recordEvents: eventRecorderOf(recorder, { at: now, actor: automationActor, ip, trace }),
  })
  const recordEvents = eventRecorderOf(recorder, { at: now, actor: by, ip, trace }, rules.onEvents)
  const at = {
    ...parts,
    ...situation,
    newId: () => newId(),
    recordEvents,
    signature,
    emailText,
    rules,
  }
  return {
    ...at,
    conveyances: conveyancesOf(at),
    conveyanceList: conveyanceListOf(at),
    quoteCases: quoteCasesOf(at),
    quoteCaseList: quoteCaseListOf(at),
    leads: leadsOf(at),
    leadList: leadListOf(at),
    calls: callsOf(at),
    /** The same context without broadcasts, for bulk changes that are broadcast once. */
    unheard: () => contextOf({ ...parts, outbox: withoutBroadcasts(parts.outbox) }, contextInput),
    /** The same context for another person. */
    as: (other: Person, name: Named = { id: other.id, name: other.name }) =>
      contextOf(parts, { ...contextInput, person: other, by: name }),
  }
}

const withoutBroadcasts = (outbox: Parts['outbox']): Parts['outbox'] => ({
  ...outbox,
  put: (kind, doc, due) => (kind === 'broadcast' ? 0 : outbox.put(kind, doc, due)),
})

export type RequestContext = ReturnType<typeof contextOf>
