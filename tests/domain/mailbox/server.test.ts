import { expect, test } from 'vitest'
import { parseServer, serverProblem } from '#domain/mailbox/server'

test.each([
  ['imap.firm.co.uk', { host: 'imap.firm.co.uk', port: 993 }],
  [' IMAP.Firm.co.uk:993 ', { host: 'imap.firm.co.uk', port: 993 }],
  ['localhost:1993', { host: 'localhost', port: 1993 }],
  ['', null],
  ['imap.firm.co.uk:0', null],
  ['imap.firm.co.uk:70000', null],
  ['https://imap.firm.co.uk', null],
  ['anna@imap.firm.co.uk', null],
  ['[::1]', null],
])('%j is read as %j', (text, expected) => {
  expect(parseServer(text)).toEqual(expected)
})

const problem = (text: string, isLocal: boolean) => {
  const server = parseServer(text)
  return server === null ? 'unreadable' : serverProblem(server, { isLocal })
}

test('elsewhere than on a machine of its own only public hosts are read, over TLS from the start', () => {
  expect(problem('imap.firm.co.uk', false)).toBeNull()
  for (const host of ['localhost', '127.0.0.1', '10.1.2.3', '169.254.169.254', 'mail.internal'])
    expect(problem(host, false), host).toMatch(/public mail server/)
  expect(problem('mail.local', false)).toMatch(/public/)
  expect(problem('imap.firm.co.uk:143', false)).toMatch(/993/)
})

test('the local environment reads only a server on the same machine', () => {
  expect(problem('localhost:1993', true)).toBeNull()
  expect(problem('imap.firm.co.uk', true)).toMatch(/same machine/)
})
