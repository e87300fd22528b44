import type { LibraryMerger } from '#domain/enquiry/library/bodies'
import type { LibraryDetail } from '#domain/enquiry/library/library-enquiry'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { changed, libraryOf, toLibraryDetail } from './library.ts'

/** Archives an enquiry in favour of another, with those that were merged into it before. Throws 422 where the other cannot stay. */
export const mergeLibraryEnquiry = (
  context: RequestContext,
  id: string,
  { version, into }: LibraryMerger,
): LibraryDetail => {
  const library = libraryOf(context.store)
  const target = library.find(into)
  const canStay = target !== null && !target.is_archived && target.id !== id
  if (!canStay) throw invalid({ into: ['Choose another enquiry that is in use.'] })
  const merged = changed(
    context,
    { id, version, act: 'merge' },
    { is_archived: true, merged_into: into },
  )
  for (const before of library.list().filter((it) => it.merged_into === id))
    library.replace({ ...before, merged_into: into, version: before.version + 1 }, before.version)
  const { code, title } = merged.content
  context.recordEvents([
    {
      ...{ name: 'library-enquiry.merged', subject: 'library-enquiry', id },
      ...{ version: merged.version, changed: ['content'] },
      detail: { code, title, into: target.content.code },
    },
  ])
  return toLibraryDetail(context, id)
}
