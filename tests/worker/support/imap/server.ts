import type {
  ImapConnect,
  ImapHeader,
  ImapSession,
} from '#worker/integrations/mailbox/imap/session'
import { chanceOf } from '../graph/chance.ts'
import type { StandInMail } from '../graph/mailbox.ts'
import { type ImapFaults, noImapFaults } from './faults.ts'
import { serverFolders } from './folders.ts'

type Entry = { readonly uid: number; readonly mail: StandInMail }
type Folder = { validity: number; next: number; entries: Entry[] }

export const PASSWORD = 'an app password'

const cut = () => Object.assign(new Error('Connection not available'), { code: 'NoConnection' })
const refusal = (serverResponseCode: string) =>
  Object.assign(new Error('Command failed'), { authenticationFailed: true, serverResponseCode })
const noFolder = () =>
  Object.assign(new Error('Command failed'), { serverResponseCode: 'NONEXISTENT' })

const bytesOf = ({ mime }: StandInMail) =>
  typeof mime === 'string' ? new TextEncoder().encode(mime) : mime

const headerOf = ({ uid, mail }: Entry): ImapHeader => {
  const [head = ''] = new TextDecoder('latin1')
    .decode(bytesOf(mail).slice(0, 4_000))
    .split('\r\n\r\n')
  return {
    uid,
    received_at: new Date(mail.received).toISOString(),
    is_draft: false,
    bytes: new TextEncoder().encode(`${head}\r\n\r\n`),
  }
}

/** Stands in for a mail server with one mailbox; what it does wrong is the same for the same seed. */
export const standInServer = (seed = 1, given: Partial<ImapFaults> = {}) => {
  const faults: { -readonly [Name in keyof ImapFaults]: ImapFaults[Name] } = {
    ...noImapFaults,
    ...given,
  }
  const chance = chanceOf(seed)
  const calls: string[] = []
  const state = { password: PASSWORD, isStuck: false }
  const folders = new Map<string, Folder>(
    serverFolders.map(([path]) => [path, { validity: 1, next: 1, entries: [] }]),
  )
  const folder = (path: string) => {
    const found = folders.get(path)
    if (found === undefined) throw noFolder()
    return found
  }
  const put = (path: string, mail: StandInMail) => {
    const into = folder(path)
    into.entries.push({ uid: into.next, mail })
    into.next += 1
  }
  const take = (path: string, { id }: StandInMail) => {
    const from = folder(path)
    from.entries = from.entries.filter(({ mail }) => mail.id !== id)
  }
  const asked = (call: string) => {
    calls.push(call)
    if (chance.is(faults.cut)) throw cut()
  }

  const session = (): ImapSession => {
    let open = ''
    const entry = (uid: number) => folder(open).entries.find((it) => it.uid === uid)
    return {
      folders: async () => {
        asked('list')
        return serverFolders
          .filter(([path]) => folders.has(path))
          .map(([path, use]) => {
            const { validity, next, entries } = folder(path)
            const [name = path, parent = null] = path.split('/').toReversed()
            const status = { validity: String(validity), next, total: entries.length }
            return { path, name, parent, use, status }
          })
      },
      open: async (path) => {
        asked(`open ${path}`)
        open = path
        const { validity, next } = folder(path)
        return { validity: String(validity), next }
      },
      uids: async (first, last, since) => {
        asked('search')
        const from = Date.parse(`${since}T00:00:00.000Z`)
        return folder(open)
          .entries.filter(({ uid, mail }) => uid >= first && uid <= last && mail.received >= from)
          .map(({ uid }) => uid)
      },
      headers: async (uids) => {
        asked('headers')
        return folder(open)
          .entries.filter(({ uid }) => uids.includes(uid) && !chance.is(faults.leaveOut))
          .map(headerOf)
      },
      size: async (uid) => {
        asked('size')
        const found = entry(uid)
        return found === undefined ? null : bytesOf(found.mail).length
      },
      content: async (uid) => {
        const found = entry(uid)
        asked(`content ${found?.mail.messageId}`)
        if (state.isStuck) await new Promise(() => undefined)
        return found === undefined ? null : bytesOf(found.mail)
      },
      end: async () => undefined,
    }
  }

  const connect: ImapConnect = async (_server, secret) => {
    calls.push('connect')
    if (chance.is(faults.busy)) throw refusal('UNAVAILABLE')
    const given = 'token' in secret ? secret.token : secret.password
    if (given !== state.password || chance.is(faults.wrong)) throw refusal('AUTHENTICATIONFAILED')
    return session()
  }

  return {
    connect,
    calls,
    faults,
    state,
    deliver: async (path: string, mail: StandInMail) => put(path, mail),
    remove: async (path: string, mail: StandInMail) => take(path, mail),
    move: async (path: string, mail: StandInMail, to: string) => {
      take(path, mail)
      put(to, mail)
    },
    /** Numbers a folder anew, as a server does that lost its index. */
    renumber: async (path: string) => {
      const { validity, entries } = folder(path)
      const numbered = entries.map(({ mail }, at) => ({ uid: at + 1, mail }))
      folders.set(path, { validity: validity + 1, next: numbered.length + 1, entries: numbered })
    },
    /** Lets the numbers of a folder go on further up, as if as many emails had been there. */
    skip: (path: string, numbers: number) => {
      folder(path).next += numbers
    },
  }
}

export type StandInServer = ReturnType<typeof standInServer>

/** What a week does with a mail server, a stand-in or a real one. */
export type MailServerUnderTest = Pick<
  StandInServer,
  'connect' | 'deliver' | 'remove' | 'move' | 'renumber'
>
