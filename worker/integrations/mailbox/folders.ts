import * as z from 'zod/mini'
import type { MailFolder } from '#domain/mailbox/folder'
import { GraphFault } from './fault.ts'
import type { GraphSession } from './session.ts'

const MOST_FOLDERS = 1_000
const SELECTED = '$select=id,displayName,parentFolderId,childFolderCount,totalItemCount&$top=100'
/** Names that Graph knows whatever the language of the mailbox. */
const APART = ['deleteditems', 'drafts', 'junkemail', 'outbox', 'conversationhistory', 'syncissues']

const Folder = z.object({
  id: z.string(),
  displayName: z.string(),
  parentFolderId: z.nullish(z.string()),
  childFolderCount: z.nullish(z.number()),
  totalItemCount: z.nullish(z.number()),
})
type Folder = z.infer<typeof Folder>

const Page = z.object({ value: z.array(Folder), '@odata.nextLink': z.optional(z.string()) })

/** Every folder of a mailbox with those inside it; throws GraphFault. */
export const foldersOf = async (session: GraphSession, base: string): Promise<MailFolder[]> => {
  const apart = await apartIds(session, base)
  const found: Folder[] = []
  const paths = [`${base}/mailFolders?${SELECTED}`]
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    const page = await pageOf(session, path)
    const next = page['@odata.nextLink']
    if (next !== undefined) paths.push(next)
    for (const folder of page.value) {
      found.push(folder)
      if ((folder.childFolderCount ?? 0) > 0)
        paths.push(`${base}/mailFolders/${encodeURIComponent(folder.id)}/childFolders?${SELECTED}`)
    }
    if (found.length > MOST_FOLDERS)
      throw new GraphFault({ kind: 'silent', text: 'The mailbox has more than 1,000 folders.' })
  }
  return found.map((it) => ({
    id: it.id,
    name: it.displayName,
    parent: it.parentFolderId ?? null,
    total: it.totalItemCount ?? 0,
    is_apart: apart.has(it.id),
  }))
}

const pageOf = async ({ request }: GraphSession, path: string) => {
  const { data } = Page.safeParse(await (await request(path)).json().catch(() => null))
  if (data === undefined)
    throw new GraphFault({ kind: 'silent', text: 'Microsoft answered what we cannot read.' })
  return data
}

/** The ids of the folders that are never read; a mailbox need not have each. */
const apartIds = async ({ request }: GraphSession, base: string): Promise<Set<string>> => {
  const ids = new Set<string>()
  for (const name of APART) {
    try {
      const answer = await request(`${base}/mailFolders/${name}?$select=id,displayName`)
      const { data } = Folder.safeParse(await answer.json())
      if (data !== undefined) ids.add(data.id)
    } catch (error) {
      if (!(error instanceof GraphFault) || error.fault.kind !== 'gone') throw error
    }
  }
  return ids
}
