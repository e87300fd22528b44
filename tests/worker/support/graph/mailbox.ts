export type StandInFolder = {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  /** 'junkemail' */
  readonly known: string | null
}

export type StandInMail = {
  /** The immutable id. */
  readonly id: string
  folder: string
  /** How often it was moved; the other id changes each time. */
  moves: number
  readonly received: number
  readonly visible: number
  readonly subject: string
  readonly from: string
  readonly to: string
  readonly messageId: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly mime: string | Uint8Array<ArrayBuffer>
}

/** What happened in a folder, in order. */
type Change = { readonly at: number; readonly mail: StandInMail; readonly isRemoved: boolean }

export const folders: readonly StandInFolder[] = [
  { id: 'F-inbox', name: 'Inbox', parent: null, known: null },
  { id: 'F-sent', name: 'Sent Items', parent: null, known: null },
  { id: 'F-junk', name: 'Spam', parent: null, known: 'junkemail' },
  { id: 'F-bin', name: 'Bin', parent: null, known: 'deleteditems' },
  { id: 'F-private', name: 'Private', parent: null, known: null },
  { id: 'F-clients', name: 'Clients', parent: 'F-inbox', known: null },
  { id: 'F-family', name: 'Family', parent: 'F-private', known: null },
]

/** The emails of a mailbox, and what changed in each of its folders. */
export const standInMailbox = () => {
  const mails = new Map<string, StandInMail>()
  const changes = new Map<string, Change[]>(folders.map(({ id }) => [id, []]))
  const note = (folder: string, change: Change) => changes.get(folder)?.push(change)
  return {
    mails,
    add: (mail: StandInMail) => {
      mails.set(mail.id, mail)
      note(mail.folder, { at: mail.visible, mail, isRemoved: false })
    },
    move: (mail: StandInMail, folder: string, at: number) => {
      note(mail.folder, { at, mail, isRemoved: true })
      mail.folder = folder
      mail.moves += 1
      note(folder, { at, mail, isRemoved: false })
    },
    /** The changes of a folder that can be seen by now, in an order that stays. */
    changesOf: (folder: string, now: number) =>
      (changes.get(folder) ?? []).filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at),
    /** The emails in a folder that can be seen by now. */
    inFolder: (folder: string, now: number) =>
      [...mails.values()].filter((it) => it.folder === folder && it.visible <= now),
  }
}

export type StandInMailbox = ReturnType<typeof standInMailbox>
