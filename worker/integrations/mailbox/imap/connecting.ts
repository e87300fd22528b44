import { type FetchMessageObject, ImapFlow, type ListResponse } from 'imapflow'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { deadlines } from '../../deadlines.ts'
import { ImapFault } from './fault.ts'
import { HEADER_NAMES } from './header.ts'
import type { ImapConnect, ImapFolder, ImapHeader, ImapSession } from './session.ts'

const CONNECT_MS = 20_000
/** How long a server may be silent. */
const SILENCE_MS = 30_000
const GOODBYE_MS = 2_000
/** What is asked for of an email, whatever size its server gave. */
const BEGINNING = { start: 0, maxLength: MOST_MAIL_BYTES + 1 }

const unanswered = () =>
  new ImapFault({ kind: 'silent', text: 'The mail server did not answer the question.' })

/** Signs in at a mail server, over TLS from the start. Throws what the library throws. */
export const connectToServer: ImapConnect = async ({ host, port, username }, secret) => {
  const client = new ImapFlow({
    host,
    port,
    secure: true,
    servername: host,
    auth: {
      user: username,
      ...('token' in secret ? { accessToken: secret.token } : { pass: secret.password }),
    },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    maxLiteralSize: 2 * MOST_MAIL_BYTES,
  })
  // A connection that breaks says so a second time, by an event; each question that waited rejects.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw error
  }
  return sessionOf(client)
}

const sessionOf = (client: ImapFlow): ImapSession => ({
  folders: async () => {
    const statusQuery = { messages: true, uidNext: true, uidValidity: true }
    return (await client.list({ statusQuery })).map(folderOf)
  },
  open: async (path) => {
    const { uidValidity, uidNext } = await client.mailboxOpen(path, { readOnly: true })
    return { validity: String(uidValidity), next: uidNext }
  },
  uids: async (first, last, since) => {
    const found = await client.search({ uid: `${first}:${last}`, since }, { uid: true })
    // False is no answer.
    if (!Array.isArray(found)) throw unanswered()
    return found.toSorted((a, b) => a - b)
  },
  headers: async (uids) => {
    const query = { uid: true, internalDate: true, flags: true, headers: HEADER_NAMES }
    const found: ImapHeader[] = []
    for await (const message of client.fetch([...uids], query, { uid: true }))
      found.push(headerOf(message))
    return found
  },
  size: async (uid) => {
    const found = await oneOf(client, uid, { uid: true, size: true })
    return found?.size ?? null
  },
  content: async (uid) => {
    const found = await oneOf(client, uid, { uid: true, source: BEGINNING })
    return found?.source === undefined ? null : new Uint8Array(found.source)
  },
  end: async () => {
    const { after, end } = deadlines()
    const late = new Promise((resolve) => after(GOODBYE_MS).addEventListener('abort', resolve))
    await Promise.race([client.logout().catch(() => undefined), late])
    end()
    client.close()
  },
})

const oneOf = async (
  client: ImapFlow,
  uid: number,
  query: { size?: true; source?: typeof BEGINNING; uid: true },
) => {
  const found = await client.fetchOne(uid, query, { uid: true })
  if (!client.usable) throw unanswered()
  return found === false ? null : found
}

const folderOf = ({
  path,
  name,
  parentPath,
  specialUse,
  flags,
  status,
}: ListResponse): ImapFolder => ({
  path,
  name,
  parent: parentPath === '' ? null : parentPath,
  use: specialUse ?? null,
  status:
    flags.has('\\Noselect') || status?.uidValidity === undefined || status.uidNext === undefined
      ? null
      : {
          validity: String(status.uidValidity),
          next: status.uidNext,
          total: status.messages ?? 0,
        },
})

const headerOf = ({ uid, internalDate, flags, headers }: FetchMessageObject): ImapHeader => {
  if (internalDate === undefined || headers === undefined) throw unanswered()
  return {
    uid,
    received_at: new Date(internalDate).toISOString(),
    is_draft: flags?.has('\\Draft') === true,
    bytes: new Uint8Array(headers),
  }
}
