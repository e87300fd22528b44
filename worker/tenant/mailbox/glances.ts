import { seesMailbox } from '#domain/mailbox/acts'
import type { MailboxGlance } from '#domain/mailbox/glance'
import { healthOf } from '#domain/mailbox/health'
import type { RequestContext } from '#tenant/runtime/context'
import { mailboxesOf } from './mailboxes.ts'
import { mailboxSyncsOf } from './syncs.ts'

/** The connected mailboxes that have a problem, whosever they are: mail from them may be missing. */
export const mailboxesWithProblems = (context: RequestContext): MailboxGlance[] =>
  glances(context)
    .map(({ glance }) => glance)
    .filter(({ problem }) => problem !== null)

/** Those, the shared ones, and all that the person sees. */
export const mailboxGlances = (context: RequestContext): MailboxGlance[] =>
  glances(context).flatMap(({ mailbox, glance }) => {
    const isSeen = mailbox.owner === null || seesMailbox(context.person, mailbox)
    return isSeen || glance.problem !== null ? [glance] : []
  })

const glances = ({ store, now }: RequestContext) =>
  mailboxesOf(store)
    .all()
    .filter(({ state }) => state !== 'disconnected')
    .map((mailbox) => {
      const sync = mailboxSyncsOf(store).get(mailbox.id)
      const { state, problems } = healthOf(mailbox, sync, now)
      const { id, address } = mailbox
      const { checked_at } = sync
      return { mailbox, glance: { id, address, state, checked_at, problem: problems[0] ?? null } }
    })
