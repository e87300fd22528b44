import { expect, test } from 'vitest'
import { EmailProvider, TextProvider } from '#domain/communication/provider/settings'
import { smtpHostProblem } from '#domain/communication/provider/smtp-host'

const smtp = {
  kind: 'smtp',
  sender: 'post@firm.co.uk',
  host: 'smtp.firm.co.uk',
  port: 465,
  auth: 'plain',
  username: 'post',
  return_domain: '',
}
const problems = (change: object) =>
  EmailProvider.safeParse({ ...smtp, ...change }).error?.issues.map((it) => it.path[0]) ?? []

test('a server needs a public name, a port that has TLS, a user and a sender', () => {
  expect(problems({})).toEqual([])
  expect(problems({ return_domain: 'bounces.firm.co.uk' })).toEqual([])
  expect(problems({ host: '', username: '', sender: '' })).toEqual(['sender', 'host', 'username'])
  expect(problems({ port: 25 })).toEqual(['port'])
  expect(problems({ return_domain: 'nothing' })).toEqual(['return_domain'])
  expect(problems({ kind: 'none', host: '', username: '', sender: '' })).toEqual([])
})

test('STARTTLS is refused with its reason, as nothing there proves whose the server is', () => {
  const { error } = EmailProvider.safeParse({ ...smtp, port: 587 })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['port', expect.stringMatching(/^Enter 465\. STARTTLS \(587\) is not offered/)],
  ])
})

test('a server on this machine has any port, and no other name', () => {
  expect(problems({ host: 'localhost', port: 2525 })).toEqual([])
  expect(problems({ host: 'localhost', port: 0 })).toEqual(['port'])
  expect(problems({ host: '127.0.0.1', port: 2525 })).toEqual(['host', 'port'])
  expect(problems({ host: 'smtp.localhost', port: 465 })).toEqual(['host'])
})

test.each([
  '127.0.0.1',
  '10.0.0.1',
  'localhost',
  'mail.internal',
  'smtp.firm.co.uk:25',
  'a@b.co.uk',
  '[::1]',
  '169.254.169.254.nip.io',
])('%s is no host for mail', (host) => {
  expect(smtpHostProblem(host)).not.toBeNull()
})

test('a webhook is called over https alone', () => {
  const isValid = (address: string) => TextProvider.safeParse({ kind: 'webhook', address }).success
  expect(isValid('https://10.0.0.1/send')).toBe(false)
  expect(isValid('https://texts.provider.co.uk/send')).toBe(true)
  expect(isValid('http://texts.provider.co.uk/send')).toBe(false)
})
