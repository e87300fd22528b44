import { expect, test } from 'vitest'
import { telephoneAddressProblem } from '#domain/call/telephone'

test.each([
  'https://pbx.callandco.co.uk/dial',
  'https://api.telephones.co.uk/v1/rings?firm=harcourt',
  'https://pbx-1a2b3c4d.telephones.co.uk/',
])('a telephone system may be asked at %s', (address) => {
  expect(telephoneAddressProblem(address)).toBeNull()
})

test.each([
  'pbx.callandco.co.uk',
  'http://pbx.callandco.co.uk/dial',
  'https://user:secret@pbx.callandco.co.uk/',
  'https://pbx.callandco.co.uk:8443/',
  'https://localhost/',
  'https://pbx/',
  'https://pbx.local/',
  'https://files.internal/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.0.0.8/',
  'https://172.20.1.1/',
  'https://192.168.1.4/',
  'https://169.254.169.254/latest',
  'https://100.64.0.1/',
  'https://8.8.8.8/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://LOCALHOST./',
  'https://localhost../',
  'https://127.0.0.1.nip.io/',
  'https://10-0-0-8.sslip.io/',
  'https://7f000001.c0a80104.rbndr.us/',
  'https://a.localtest.me/',
  'https://lvh.me/',
  'https://pbx.192-168-1-4.callandco.co.uk/',
  'https://0x7f000001.callandco.co.uk/',
  'https://127。0。0。1/',
  'ftp://pbx.callandco.co.uk/',
  'https://pbx.callandco.co.uk/#part',
])('nobody is asked at %s', (address) => {
  expect(telephoneAddressProblem(address)).toMatch(/^[A-Z].*\.$/)
})
