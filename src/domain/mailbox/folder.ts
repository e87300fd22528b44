/** A folder of a mailbox, as its list names it. */
export type MailFolder = {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  /** How many emails it holds. */
  readonly total: number
  /** Whether its provider keeps it for deleted, unsent or junk mail. */
  readonly is_apart: boolean
  /** Whether it can hold no emails, only folders. */
  readonly is_empty?: boolean
}

const PRIVATE = /^(?:private|personal)\b/i

const isPrivate = ({ name, is_apart }: MailFolder, chosen: readonly string[]) =>
  is_apart ||
  PRIVATE.test(name.trim()) ||
  chosen.some((it) => it.trim().toLowerCase() === name.trim().toLowerCase())

/** The folders that are read: none that is private or kept apart, and none inside such a one. */
export const foldersToRead = (
  folders: readonly MailFolder[],
  privateFolders: readonly string[],
): MailFolder[] => {
  const byId = new Map(folders.map((it) => [it.id, it]))
  const isClosed = (folder: MailFolder, passed: readonly string[] = []): boolean => {
    if (isPrivate(folder, privateFolders)) return true
    const parent = byId.get(folder.parent ?? '')
    return parent !== undefined && !passed.includes(parent.id)
      ? isClosed(parent, [...passed, folder.id])
      : false
  }
  return folders.filter((it) => it.is_empty !== true && !isClosed(it))
}
