import { MAILBOX } from '#domain/tracked-email/mailbox'
import { MailboxStatus, type RefusedMail, withRefused } from '#domain/tracked-email/mailbox-status'
import type { Setting } from '#tenant/core/settings'
import type { RequestContext } from '#tenant/runtime/context'

const mailboxSetting: Setting<MailboxStatus> = {
  settingKey: 'mailbox',
  shape: 1,
  schema: MailboxStatus,
  upgrades: [],
}

/** Where mail about a record is sent: 'cases+26-S-01187@harcourt.example'. */
export const caseMailbox = ({ origins }: Pick<RequestContext, 'origins'>, ref: string) =>
  `${MAILBOX}+${ref}@${new URL(origins.main).hostname}`

export const mailboxStatusOf = ({ settings }: Pick<RequestContext, 'settings'>): MailboxStatus =>
  settings.get(mailboxSetting) ?? { last_received_at: null, refused: [] }

export const recordArrival = (context: RequestContext) =>
  context.settings.put(mailboxSetting, {
    ...mailboxStatusOf(context),
    last_received_at: context.now,
  })

export const recordRefusedMail = (context: RequestContext, mail: Omit<RefusedMail, 'at'>) =>
  context.settings.put(
    mailboxSetting,
    withRefused(mailboxStatusOf(context), { ...mail, at: context.now }),
  )
