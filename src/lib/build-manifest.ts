import { fieldsIn } from '#domain/is-record'
import { shellOf } from '#routes'
import { cancelBody } from './cancel-body.ts'
import { routeAt } from './page-address.ts'

export type Manifest = { readonly pages?: Readonly<Record<string, unknown>> }

/** The page fingerprints of a build, from builds/meta/{buildId}.json; empty when the server no longer has it. */
export const fetchManifest = async (id: string): Promise<Manifest> => {
  const answer = await fetch(`/builds/meta/${id}.json`)
  if (!answer.ok) return cancelBody(answer) ?? {}
  const { pages } = fieldsIn(await answer.json())
  return { pages: fieldsIn(pages) }
}

/** Whether two builds have the same page for a path; false where either has no fingerprint. */
export const isSamePage = (path: string, before: Manifest, after: Manifest) => {
  const route = routeAt(path)?.route
  const page = route && shellOf(route.path)
  const fingerprint = page && before.pages?.[page]
  return fingerprint !== undefined && fingerprint === after.pages?.[page ?? '']
}
