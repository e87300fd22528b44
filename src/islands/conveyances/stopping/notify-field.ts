import type { FormField } from '#components/form/form-parts.ts'
import { recipientNames } from '#domain/communication/preview'
import { type NoticePreview, notifiedNames } from '#domain/conveyance/stopping/notified'

const addressed = ({ to }: NoticePreview) => to.filter(({ email }) => email !== null)

/** Whom an act may email: those with an address. */
export const notifiable = (notices: readonly NoticePreview[]) =>
  notices.filter((notice) => addressed(notice).length > 0)

/** 'Client: Ann Lee (ann@example.com)' */
export const recipientLine = (notice: NoticePreview) =>
  `${notifiedNames[notice.party]}: ${recipientNames(notice)}`

/** The field that chooses whom to email; none when nobody has an address. */
export const notifyField = (notices: readonly NoticePreview[]): FormField[] => {
  const options = notifiable(notices).map((it) => ({ value: it.party, label: recipientLine(it) }))
  return options.length > 0
    ? [{ name: 'notify', label: 'Email', kind: 'checks', options, width: 'w6' }]
    : []
}
