import { starterLibrary } from '#domain/enquiry/library/starter'
import type { RequestContext } from '#tenant/runtime/context'
import { libraryOf, stampOf } from './library.ts'

/** Adds what of the starter set the library lacks, by code; returns how many. */
export const loadStarters = (context: RequestContext): { added: number } => {
  const library = libraryOf(context.store)
  const codes = new Set(library.list().map(({ content }) => content.code))
  const lacking = starterLibrary.filter(({ code }) => !codes.has(code))
  const stamp = stampOf(context)
  for (const content of lacking)
    library.insert({
      id: context.newId(),
      version: 1,
      content,
      is_archived: false,
      merged_into: null,
      ...stamp,
    })
  if (lacking.length > 0)
    context.recordEvents([
      {
        name: 'library-enquiry.starters-loaded',
        subject: 'firm',
        id: context.tenant,
        version: 0,
        changed: ['library'],
        detail: { count: lacking.length },
      },
    ])
  return { added: lacking.length }
}
