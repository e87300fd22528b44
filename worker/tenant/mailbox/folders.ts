import type { MailFolder } from '#domain/mailbox/folder'
import type { Store } from '#tenant/core/store'

export type FolderRow = {
  folder_id: string
  name: string
  total: number
  cursor: string | null
  /** When its end was last asked for. */
  checked_at: string | null
  /** When its end was first reached. */
  imported_at: string | null
}

/** The folders of a mailbox that are read, and how far. */
export const mailFoldersOf = (store: Store, mailboxId: string) => ({
  all: () =>
    store.rows<FolderRow>(
      'SELECT * FROM mailbox_folders WHERE mailbox_id = ? ORDER BY name, folder_id',
      mailboxId,
    ),
  /** Adds new folders, and forgets those that are gone or no longer read. */
  saveAll: (folders: readonly MailFolder[]) => {
    for (const { id, name, total } of folders)
      store.write(
        `INSERT INTO mailbox_folders (mailbox_id, folder_id, name, total) VALUES (?, ?, ?, ?)
         ON CONFLICT (mailbox_id, folder_id) DO UPDATE SET name = excluded.name, total = excluded.total`,
        mailboxId,
        id,
        name,
        total,
      )
    store.write(
      `DELETE FROM mailbox_folders WHERE mailbox_id = ?
       AND folder_id NOT IN (SELECT value FROM json_each(?))`,
      mailboxId,
      JSON.stringify(folders.map(({ id }) => id)),
    )
  },
  /** The next one that a round has not read to its end. */
  unchecked: (roundAt: string) =>
    store.row<FolderRow>(
      `SELECT * FROM mailbox_folders WHERE mailbox_id = ? AND (checked_at IS NULL OR checked_at < ?)
       ORDER BY imported_at IS NULL, folder_id LIMIT 1`,
      mailboxId,
      roundAt,
    ),
  /** Since when no folder has been read to its end; null while one never was, and without folders. */
  checkedAt: () =>
    store.row<{ at: string | null }>(
      'SELECT min(checked_at) AS at FROM mailbox_folders WHERE mailbox_id = ?',
      mailboxId,
    )?.at ?? null,
  advance: (folderId: string, cursor: string) =>
    store.write(
      'UPDATE mailbox_folders SET cursor = ? WHERE mailbox_id = ? AND folder_id = ?',
      cursor,
      mailboxId,
      folderId,
    ),
  /** `askedAt`: when its last page was asked for; whatever arrived later may be missing. */
  finish: (folderId: string, askedAt: string) =>
    store.write(
      `UPDATE mailbox_folders SET checked_at = ?, imported_at = coalesce(imported_at, ?)
       WHERE mailbox_id = ? AND folder_id = ?`,
      askedAt,
      askedAt,
      mailboxId,
      folderId,
    ),
  /** Begins a folder anew; what was seen of it stays known. */
  restart: (folderId: string) =>
    store.write(
      'UPDATE mailbox_folders SET cursor = NULL WHERE mailbox_id = ? AND folder_id = ?',
      mailboxId,
      folderId,
    ),
  remove: (folderId: string) =>
    store.write(
      'DELETE FROM mailbox_folders WHERE mailbox_id = ? AND folder_id = ?',
      mailboxId,
      folderId,
    ),
  clear: () => store.write('DELETE FROM mailbox_folders WHERE mailbox_id = ?', mailboxId),
})
