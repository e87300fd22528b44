import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer } from 'node:tls'

const CERTIFICATES = join(import.meta.dirname, '../runtime/support/certificates')

type Asked = { readonly tag: string; readonly command: string }

const ok = ({ tag }: Asked, ...lines: readonly string[]) =>
  `${lines.map((it) => `* ${it}\r\n`).join('')}${tag} OK Done\r\n`

const literal = (text: string) => `{${text.length}}\r\n${text}`

/** What a server with one folder answers; of emails in ASCII, whose numbers are their places. */
const answerOf = (mails: readonly string[], password: string, asked: Asked): string => {
  const { tag, command } = asked
  const counts = `MESSAGES ${mails.length} UIDNEXT ${mails.length + 1} UIDVALIDITY 1`
  const [verb = ''] = /^(?:UID )?\w+/.exec(command.toUpperCase()) ?? []
  const numbers = mails.map((_, at) => at + 1)
  if (verb === 'LOGIN')
    return command.endsWith(` "${password}"`)
      ? ok(asked)
      : `${tag} NO [AUTHENTICATIONFAILED] No.\r\n`
  if (verb === 'CAPABILITY') return ok(asked, 'CAPABILITY IMAP4rev1')
  if (verb === 'LIST') return ok(asked, 'LIST (\\HasNoChildren) "/" INBOX')
  if (verb === 'STATUS') return ok(asked, `STATUS INBOX (${counts})`)
  if (verb === 'EXAMINE')
    return ok(
      asked,
      `${mails.length} EXISTS`,
      'OK [UIDVALIDITY 1]',
      `OK [UIDNEXT ${mails.length + 1}]`,
    )
  if (verb === 'UID SEARCH') return ok(asked, `SEARCH ${numbers.join(' ')}`)
  if (verb === 'UID FETCH')
    return ok(asked, ...mails.map((mail, at) => fetched(mail, at + 1, command)))
  return verb === 'LOGOUT' ? `* BYE\r\n${ok(asked)}` : ok(asked)
}

const fetched = (mail: string, number: number, command: string) => {
  const [fields = ''] = /HEADER\.FIELDS \([^)]*\)/.exec(command) ?? []
  const head = mail.slice(0, mail.indexOf('\r\n\r\n') + 4)
  const parts = [
    `UID ${number} FLAGS () RFC822.SIZE ${mail.length}`,
    `INTERNALDATE "${day(new Date())} 00:00:00 +0000"`,
    ...(fields === '' ? [] : [`BODY[${fields}] ${literal(head)}`]),
    ...(command.includes('BODY.PEEK[]') ? [`BODY[]<0> ${literal(mail)}`] : []),
  ]
  return `${number} FETCH (${parts.join(' ')})`
}

/** '24-Nov-2026' */
const day = (at: Date) =>
  at
    .toLocaleDateString('en-GB', {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replaceAll(' ', '-')

/** A mail server on this machine that is read by IMAP over TLS, with emails in ASCII. */
export const anImapServer = async (password: string, mails: readonly string[]) => {
  const read = (name: string) => readFileSync(join(CERTIFICATES, name))
  const server = createServer({ key: read('server.key'), cert: read('server.pem') }, (socket) => {
    socket.on('error', () => undefined)
    socket.write('* OK [CAPABILITY IMAP4rev1] Ready\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      const [tag = '', ...words] = line.split(' ')
      socket.write(answerOf(mails, password, { tag, command: words.join(' ') }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(resolve)) }
}
