import { eventText } from '#domain/events'
import { formatInstant } from '#domain/list/export'
import type { AuditRow } from '#tenant/events/audit'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'
import { type ArchiveFile, tableFile } from './file.ts'
import type { DataSubject } from './subject.ts'

const MOST = 10_000

const sessions = ['session.opened', 'session.ended', 'session.refused']

const byWhom = ({ account }: DataSubject, { actor_id }: AuditRow) => {
  if (actor_id === null) return 'Nobody, by itself'
  return actor_id === account?.id ? 'You' : 'Somebody of the firm'
}

/** Whether they or a member of staff did it: what another client or their helper reads is not theirs. */
const isOfThem = (users: RequestContext['users'], { account }: DataSubject) => {
  const types = new Map<string, string | undefined>()
  return ({ actor_id: id }: AuditRow) => {
    if (id === null || id === account?.id) return true
    if (!types.has(id)) types.set(id, users.find(id)?.type)
    return types.get(id) === 'staff'
  }
}

/**
 * When their details and their stored files were read, and when they signed in. Members of staff are not named, as a log of access is not
 * about them; what was read about a case as a whole is not about its client alone.
 */
export const accessFile = (
  { audit, users }: RequestContext,
  subject: DataSubject,
  records: readonly string[],
): ArchiveFile[] => {
  const { contacts, account } = subject
  const reads = [...contacts, ...records]
    .flatMap((id) => audit.named('read', id, ['record.read'], MOST))
    .filter(isOfThem(users, subject))
  const signIns =
    account === null
      ? []
      : audit.newest({ sources: [{ actor: account.id }], names: sessions }, MOST)
  const rows = [...reads, ...signIns].toSorted((a, b) => b.seq - a.seq)
  return tableFile<AuditRow>(
    { path: 'access.csv', what: 'when your details were read, and when you signed in' },
    {
      At: (it) => formatInstant(it.at),
      What: (it) => eventText(it.name, detailOf(it)),
      By: (it) => byWhom(subject, it),
    },
    rows,
  )
}
