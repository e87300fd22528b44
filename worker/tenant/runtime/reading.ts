import { notFound, Refusal } from '#domain/refusal'
import type { GeneratedFile } from '#tenant/events/dispatch'
import { generatedFileOf } from '#tenant/events/message-sending'
import type { Actor } from '#worker/actor'
import type { RequestContext } from './context.ts'
import type { TenantRuntime } from './runtime.ts'

export type ReadableFile = { readonly key: string; readonly name: string; readonly mime: string }

/** Returns the location of a file, generated now if need be; null when the caller has no access to it. */
export const fileFor = async (
  runtime: TenantRuntime,
  actor: Actor,
  id: string,
): Promise<ReadableFile | null> => {
  const person = runtime.personOf(actor)
  const found = person && readableFile(runtime.desk(person, actor), id)
  if (!found) return null
  if (found.paper !== null) {
    await runtime.make(found.paper)
    runtime.parts.files.stored([id], new Date().toISOString())
  }
  return found.file
}

/** Returns the file of an accessible record, and what to generate it from while it is not stored; null otherwise. */
const readableFile = (
  context: RequestContext,
  id: string,
): { file: ReadableFile; paper: GeneratedFile | null } | null => {
  const found = context.files.find(id)
  if (found === null || !isReached(context, found.subject, found.subject_id)) return null
  const paper = generatedFileOf(context, id)
  if (found.stored_at === null && paper === null) return null
  return { file: { key: found.key, name: found.name, mime: found.mime }, paper }
}

type Reachable = 'conveyance' | 'quote-case' | 'lead'

/** Whether a record is in the person's scope. */
export const isReached = (context: RequestContext, subject: Reachable, id: string) => {
  const of = {
    conveyance: context.conveyances,
    'quote-case': context.quoteCases,
    lead: context.leads,
  }
  try {
    return Boolean(of[subject].get(id))
  } catch (error) {
    if (error instanceof Refusal && error.code === notFound().code) return false
    throw error
  }
}
