import { lastGood } from '#domain/mailbox/health'
import type { RequestContext } from '#tenant/runtime/context'
import { mailboxesOf } from './mailboxes.ts'
import { mailboxSyncsOf } from './syncs.ts'
import { mailboxEvent, recordOnMailbox } from './watchers.ts'

/** The mailboxes that are behind, each said once until it is read to its end. */
export const mailboxesBehind = (context: RequestContext) =>
  mailboxSyncsOf(context.store)
    .behind(context.now)
    .map((sync) => ({
      key: `${sync.mailbox_id} ${lastGood(sync)}`,
      record: { table: 'mailboxes', id: sync.mailbox_id },
      emit: () => say(context, sync.mailbox_id),
    }))

const say = (context: RequestContext, id: string) => {
  const mailbox = mailboxesOf(context.store).get(id)
  if (mailbox.state === 'on')
    recordOnMailbox(context, mailbox, mailboxEvent('mailbox.behind', mailbox, {}))
}
