import { expect, test } from 'vitest'
import { isDeadAddress, reportedMessage, stopKindOf } from '#domain/communication/stop/report'

const ID = '0190a5de-0000-7000-8000-000000000001'
const MAC = '0123456789abcdef'

test.each([
  [{ type: 'bounced', status: '5.1.1' }, 'bounced'],
  [{ type: 'bounced', status: '5.1.10' }, 'bounced'],
  [{ type: 'bounced', status: '5.2.2' }, null],
  [{ type: 'bounced', status: '5.7.26', permanent: true }, null],
  [{ type: 'bounced', status: '4.4.7' }, null],
  [{ type: 'bounced', permanent: true }, 'bounced'],
  [{ type: 'bounced' }, null],
  [{ type: 'complained' }, 'complained'],
  [{ type: 'delivered', status: '5.1.1' }, null],
] as const)('%o stops mail to the address: %s', (report, kind) => {
  expect(stopKindOf(report)).toBe(kind)
})

test('a dead address is told from a full or unwilling one in what a server answers', () => {
  expect(isDeadAddress('550 5.1.1 no such user')).toBe(true)
  expect(isDeadAddress('550 5.1.15 odd')).toBe(false)
  expect(isDeadAddress('550 no such user')).toBe(false)
})

test('a message is named by its id, its Message-ID or its return path, in any case and forwarding', () => {
  const found = { id: ID, mac: MAC }
  expect(reportedMessage(ID)).toEqual({ id: ID, mac: null })
  expect(reportedMessage(`<${ID.toUpperCase()}@firm.co.uk>`)).toEqual({ id: ID, mac: null })
  expect(reportedMessage(`bounce+${ID}.${MAC}@b.firm.co.uk`)).toEqual(found)
  expect(reportedMessage(`BOUNCE+${ID}.${MAC}@B.FIRM.CO.UK`.toUpperCase())).toEqual(found)
  expect(reportedMessage(`SRS0=a1b2=TT=b.firm.co.uk=bounce+${ID}.${MAC}@fwd.uk`)).toEqual(found)
  expect(reportedMessage('somebody@firm.co.uk')).toBeNull()
  expect(reportedMessage('')).toBeNull()
})
