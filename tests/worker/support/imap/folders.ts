/** The folders of each test's mail server: path and special use. */
export const serverFolders: readonly (readonly [path: string, use: string | null])[] = [
  ['INBOX', null],
  ['Clients', null],
  ['Clients/Old', null],
  ['Sent', '\\Sent'],
  ['Junk', '\\Junk'],
  ['Bin', '\\Trash'],
  ['All mail', '\\All'],
  ['Private', null],
  ['Private/Family', null],
]
