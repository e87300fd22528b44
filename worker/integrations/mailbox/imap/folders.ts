import type { MailFolder } from '#domain/mailbox/folder'
import type { ImapFolder } from './session.ts'

/** Never read: what is deleted, unsent or junk, and what only shows emails of other folders, private ones among them. */
const APART = /^\\(?:Trash|Drafts|Junk|All|Flagged|Important)$/i

/** The folders of a mail server as the product knows them; one that holds no emails may hold folders. */
export const mailFolders = (folders: readonly ImapFolder[]): MailFolder[] =>
  folders.map(({ path, name, parent, use, status }) => ({
    id: path,
    name,
    parent,
    total: status?.total ?? 0,
    is_apart: use !== null && APART.test(use),
    is_empty: status === null,
  }))
