import type { EmailRow } from '#domain/tracked-email/view'
import type { RequestContext } from '#tenant/runtime/context'
import { positionOf } from './correspondence.ts'
import { mailboxStatusOf } from './mailbox.ts'
import { trackedEmailsOf } from './tracked-emails.ts'
import { toEmailRow } from './view.ts'

const PAGE = 50

/** The emails that nobody has filed, newest first, and what the mailbox refused. */
export const unfiledEmails = (context: RequestContext, after?: string) => {
  const position = after === undefined ? undefined : positionOf(after)
  const found = trackedEmailsOf(context.store).unfiled(PAGE + 1, position)
  const rows: EmailRow[] = found.slice(0, PAGE).map((it) => toEmailRow(it, true))
  const last = rows.at(-1)
  const next = found.length > PAGE && last ? `${last.at} ${last.id}` : null
  return { rows, next, mailbox: mailboxStatusOf(context) }
}
