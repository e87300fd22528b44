import * as z from 'zod/mini'

/** What became of an email of a mailbox. 'waiting': it is about a record and has yet to be read. */
export const MailItemState = z.enum(['stored', 'unmatched', 'waiting', 'unread'])
export type MailItemState = z.infer<typeof MailItemState>

export const UnreadReason = z.enum(['too_large', 'unreadable', 'private', 'gone', 'encrypted'])
export type UnreadReason = z.infer<typeof UnreadReason>

export const unreadReasons: Readonly<Record<UnreadReason, string>> = {
  too_large: 'Larger than 25 MB',
  unreadable: 'Could not be read, after several attempts',
  private: 'Marked as private by its sender',
  gone: 'Deleted before it could be read',
  encrypted: 'Encrypted: filed as it arrived, but its text cannot be read',
}
