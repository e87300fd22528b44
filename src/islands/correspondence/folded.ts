import type { CorrespondenceEntry } from '#domain/tracked-email/view'

type Automatic = Extract<CorrespondenceEntry, { kind: 'message' }>

const isAutomatic = (entry: CorrespondenceEntry): entry is Automatic =>
  entry.kind === 'message' && entry.message.author === undefined && !BY_HAND.has(entry.message.type)

/** What staff send by an act of their own, to those whom they chose. */
const BY_HAND: ReadonlySet<string> = new Set([
  'conveyance.bulk-message-sent',
  'conveyance.document-sent',
  'email.sent',
  'letter.written',
  'portal-message.sent',
  'text.sent',
  'whatsapp.sent',
])

/** Two or more messages in a row that no person wrote are one line. */
export const foldedIn = (
  entries: readonly CorrespondenceEntry[],
): (CorrespondenceEntry | [Automatic, ...Automatic[]])[] => {
  const found: (CorrespondenceEntry | [Automatic, ...Automatic[]])[] = []
  for (const entry of entries) {
    const last = found.at(-1)
    if (!isAutomatic(entry) || last === undefined) found.push(entry)
    else if (Array.isArray(last)) last.push(entry)
    else if (isAutomatic(last)) found[found.length - 1] = [last, entry]
    else found.push(entry)
  }
  return found
}
