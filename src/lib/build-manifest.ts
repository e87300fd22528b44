import { shellOf } from '#routes'
import { cancelBody } from './cancel-body.ts'
import { routeAt } from './page-address.ts'

export type Manifest = { readonly pages?: Readonly<Record<string, string>> }

/** What a build made of its pages, from builds/meta/{buildId}.json; none when the server has it no more. */
export const fetchManifest = async (id: string): Promise<Manifest> => {
  const answer = await fetch(`/builds/meta/${id}.json`)
  return answer.ok ? ((await answer.json()) as Manifest) : (cancelBody(answer) ?? {})
}

/** Whether two builds made the same page for a path; false where either does not say. */
export const isSamePage = (path: string, before: Manifest, after: Manifest) => {
  const route = routeAt(path)?.route
  const page = route && shellOf(route.path)
  const fingerprint = page && before.pages?.[page]
  return fingerprint !== undefined && fingerprint === after.pages?.[page ?? '']
}
