import { notFound, Refusal } from '#domain/refusal'
import type { Paper } from '#tenant/events/dispatch'
import { paperOf } from '#tenant/events/message-sending'
import type { Actor } from '#worker/actor'
import type { Desk } from './context.ts'
import type { Office } from './runtime.ts'

export type ReadableFile = { readonly key: string; readonly name: string; readonly mime: string }

/** Where a file lies that whoever asks may read, made now if it was not yet; null for any other. */
export const fileFor = async (
  office: Office,
  actor: Actor,
  id: string,
): Promise<ReadableFile | null> => {
  const person = office.personOf(actor)
  const found = person && readableFile(office.desk(person, actor), id)
  if (!found) return null
  if (found.paper !== null) {
    await office.make(found.paper)
    office.parts.files.stored([id], new Date().toISOString())
  }
  return found.file
}

/**
 * Where a file lies, for somebody who reaches what it belongs to; null for anybody else. `paper` is what
 * it is still to be made from, when it was not made yet.
 */
const readableFile = (
  desk: Desk,
  id: string,
): { file: ReadableFile; paper: Paper | null } | null => {
  const found = desk.files.find(id)
  if (found === null || !isReached(desk, found.subject, found.subject_id)) return null
  const paper = paperOf(desk, id)
  if (found.stored_at === null && paper === null) return null
  return { file: { key: found.key, name: found.name, mime: found.mime }, paper }
}

type Reachable = 'conveyance' | 'quote-case' | 'lead'

/** Whether the person of this desk reaches a record. */
export const isReached = (desk: Desk, subject: Reachable, id: string) => {
  const of = { conveyance: desk.conveyances, 'quote-case': desk.quoteCases, lead: desk.leads }
  try {
    return Boolean(of[subject].get(id))
  } catch (error) {
    if (error instanceof Refusal && error.code === notFound().code) return false
    throw error
  }
}
