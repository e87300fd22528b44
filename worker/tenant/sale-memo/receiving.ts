import { assertAllowed } from '#domain/act'
import { notFound, wrongState } from '#domain/refusal'
import { newMemo } from '#domain/sale-memo/creation'
import type { SaleMemo, SaleMemoFile } from '#domain/sale-memo/memo'
import { mayChangeWith } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import type { ReceivedMemo } from '#worker/directory/memo-endpoints'
import { matchOf } from './changing.ts'
import { addMemo, storedMemos } from './memos.ts'

/** Whether the person may send memos: staff with the permission, and agents. Throws 403 and 404. */
const assertMaySend = ({ person }: RequestContext) => {
  if (person.type === 'staff') assertAllowed(mayChangeWith(person, ['sale-memos.create']))
  else if (person.type !== 'agent' || person.agency_id === null) throw notFound()
}

/** The memo that this upload made already; null for none. Throws 403, and 404 for one of somebody else. */
export const memoOfUpload = (context: RequestContext, id: string): { id: string | null } => {
  assertMaySend(context)
  const memo = storedMemos(context.store).find(id)
  if (memo !== null && memo.received_by.id !== context.person.id) throw notFound()
  return { id: memo?.id ?? null }
}

/** A memo of a file whose bytes are stored, once for each upload; throws 409 for a file that is there already. */
export const receiveMemo = (
  context: RequestContext,
  id: string,
  { file, ...reading }: ReceivedMemo,
): { id: string } => {
  const before = memoOfUpload(context, id)
  if (before.id !== null) return { id: before.id }
  assertNew(context, file.sha256)
  const file_id = context.newId()
  insertFile(context, id, { ...file, file_id })
  const agency_id = context.person.type === 'agent' ? context.person.agency_id : null
  // What an agent may not see can still be what their memo is about.
  const seeing = agency_id === null ? context : context.as(system, context.by)
  const { match, people } = matchOf(seeing, reading.facts)
  const followers = [...people, ...bdmOf(context, agency_id)]
  const entry = { ...reading, id, agency_id, match, people: followers, file: { ...file, file_id } }
  return { id: addMemo(seeing, newMemo(entry, context.by, context.now)).id }
}

/** Who looks after the agency, and so hears of what it sends. */
const bdmOf = ({ agencies }: RequestContext, agencyId: string | null) => {
  const agency = agencyId === null ? null : agencies.current(agencyId)
  return agency?.bdm_id ? [agency.bdm_id] : []
}

const insertFile = (
  context: RequestContext,
  memoId: string,
  { file_id, key, name, mime }: SaleMemoFile,
) => {
  const { now } = context
  const of = { subject: 'sale-memo', subject_id: memoId } as const
  context.files.insertSent({ ...of, id: file_id, key, name, mime, created_at: now })
}

const assertNew = (context: RequestContext, sha256: string) => {
  const [same] = sameFile(context, sha256)
  if (same === undefined) return
  const isOwn = context.person.type === 'staff' || same.agency_id === context.person.agency_id
  throw wrongState(
    'sale-memo.same_file',
    `This file was added already${isOwn ? `, by ${same.received_by.name}` : ''}. Nothing was added twice.`,
    context.person.type === 'staff'
      ? [{ what: 'The memo of this file', href: `/quotes/sale-memos/${same.id}` }]
      : [],
  )
}

const sameFile = ({ store }: RequestContext, sha256: string): SaleMemo[] =>
  storedMemos(store).where(
    `sha256 = ? AND status <> 'rejected' ORDER BY received_at DESC LIMIT 1`,
    sha256,
  )
