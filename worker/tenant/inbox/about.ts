import type { InboxItem } from '#domain/inbox/item'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'

/** What an event of the inbox says about its email. */
export const aboutEmail = ({ from, subject }: Pick<TrackedEmail, 'from' | 'subject'>) => ({
  from: from.name || from.address || 'nobody named',
  subject,
})

export const inboxEventOf = ({ id, version }: InboxItem, field: keyof InboxItem) => ({
  subject: 'tracked-email' as const,
  id,
  version,
  changed: [field],
})
