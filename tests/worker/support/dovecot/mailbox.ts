import { ImapFlow } from 'imapflow'
import { connectToServer } from '#worker/integrations/mailbox/imap/connecting'
import type { StandInMail } from '../graph/mailbox.ts'
import type { MailServerUnderTest } from '../imap/server.ts'

type Address = { readonly port: number; readonly cutting: number; readonly password: string }

const HOST = '127.0.0.1'
const FOLDERS = ['Clients', 'Clients/Old', 'Private', 'Private/Family']

/** The emails of a folder with this Message-ID, by number. */
const numberOf = async (client: ImapFlow, path: string, { messageId }: StandInMail) => {
  await client.mailboxOpen(path)
  const found = await client.search({ header: { 'message-id': messageId } }, { uid: true })
  const [uid] = found || []
  if (uid === undefined) throw new Error(`${messageId} is not in ${path}`)
  return String(uid)
}

/** What is in a folder moves away and back; but for the inbox into one of the same name that is made anew. */
const renumber = async (client: ImapFlow, path: string) => {
  const aside = `Aside ${Date.now()}`
  await client.mailboxCreate(aside)
  const moveAll = async (from: string, to: string) => {
    const { exists } = await client.mailboxOpen(from)
    if (exists > 0) await client.messageMove('1:*', to)
    await client.mailboxClose()
  }
  await moveAll(path, aside)
  if (path !== 'INBOX') {
    await client.mailboxDelete(path)
    await client.mailboxCreate(path)
  }
  await moveAll(aside, path)
  await client.mailboxDelete(aside)
}

/** A mailbox of a real server, in which somebody works by connections of their own. */
export const dovecotMailbox = async (
  { port, cutting, password }: Address,
  username: string,
): Promise<MailServerUnderTest & { readonly calm: () => void }> => {
  let current = cutting
  // A connection serves only the object that opened it.
  const work = async (act: (client: ImapFlow) => Promise<unknown>) => {
    const client = new ImapFlow({
      ...{ host: HOST, port, secure: true, servername: HOST, logger: false },
      ...{ auth: { user: username, pass: password }, disableAutoIdle: true },
      disableCompression: true,
    })
    await client.connect()
    await act(client)
    await client.logout()
  }
  await work(async (client) => {
    for (const path of FOLDERS) await client.mailboxCreate(path)
  })
  return {
    connect: () => connectToServer({ host: HOST, port: current, username }, { password }),
    deliver: (path, { mime, received }) => {
      const content = typeof mime === 'string' ? mime : Buffer.from(mime)
      return work((client) => client.append(path, content, [], new Date(received)))
    },
    remove: (path, mail) =>
      work(async (it) => it.messageDelete(await numberOf(it, path, mail), { uid: true })),
    move: (path, mail, to) =>
      work(async (it) => it.messageMove(await numberOf(it, path, mail), to, { uid: true })),
    renumber: (path) => work((client) => renumber(client, path)),
    calm: () => {
      current = port
    },
  }
}
