import { expect, test } from 'vitest'
import { isFirmsOwn, lockReason } from '#domain/communication/matrix/locks'
import { changedCells, modeOf, savedCells } from '#domain/communication/matrix/matrix'
import { replayed } from '#domain/communication/matrix/replay'
import { cellFault, matrixColumns, matrixRows } from '#domain/communication/matrix/rows'
import { communicationTypes } from '#domain/events'

const agentEmail = { type: 'conveyance.held', audience: 'agent', channel: 'email' } as const
const exchanged = { type: 'conveyance.exchanged', audience: 'client', channel: 'email' } as const

test('every text that a firm decides about has a column, and every event a row', () => {
  const columns = new Set(matrixColumns.map((it) => `${it.audience}/${it.channel}`))
  const own = matrixRows.filter((it) => isFirmsOwn(it))
  expect(
    own.flatMap(({ standard }) => [...standard.keys()]).filter((it) => !columns.has(it)),
  ).toEqual([])
  expect(matrixRows).toHaveLength(communicationTypes.length)
})

test('a cell is on until it is saved otherwise, and a locked one always', () => {
  expect(modeOf({}, agentEmail)).toBe('on')
  expect(modeOf({ 'conveyance.held/agent/email': 'off' }, agentEmail)).toBe('off')
  expect(modeOf({ 'conveyance.exchanged/client/email': 'off' }, exchanged)).toBe('on')
})

test('a cell of clients that nobody has set follows their own choice, but for what staff send by hand', () => {
  const forms = { type: 'progress.forms-sent', audience: 'client', channel: 'email' } as const
  expect(modeOf({}, forms)).toBe('client_choice')
  expect(modeOf({ 'progress.forms-sent/client/email': 'on' }, forms)).toBe('on')
  expect(modeOf({}, { ...forms, type: 'progress.report-ready' })).toBe('on')
  expect(modeOf({}, { ...forms, type: 'conveyance.bulk-message-sent' })).toBe('on')
  expect(savedCells({ 'progress.forms-sent/client/email': 'on' })).toEqual({
    'progress.forms-sent/client/email': 'on',
  })
  expect(savedCells({ 'progress.forms-sent/client/email': 'client_choice' })).toEqual({})
})

test('what the law asks for, and what keeps accounts safe, is locked with its reason', () => {
  expect(lockReason(exchanged)).toMatch(/bound to complete/)
  expect(lockReason({ ...exchanged, type: 'user.invited' })).toMatch(/accounts/)
  expect(lockReason(agentEmail)).toBeNull()
})

test.each([
  ['conveyance.held/agent/email', 'off', null],
  ['conveyance.held/agent/email', 'client_choice', 'Only clients choose'],
  ['conveyance.exchanged/client/email', 'off', 'bound to complete'],
  ['conveyance.exchanged/client/email', 'on', null],
  ['conveyance.held/client/sms', 'on', 'Nothing is sent'],
  ['nothing/client/email', 'off', 'Nothing is sent'],
])('%s cannot be %s where %s', (key, mode, fault) => {
  const found = cellFault(key, mode, [])
  if (fault === null) expect(found).toBeNull()
  else expect(found).toContain(fault)
})

test('a text of the firm’s own opens its cell', () =>
  expect(
    cellFault('conveyance.held/client/sms', 'client_choice', [
      { ...agentEmail, audience: 'client', channel: 'sms' },
    ]),
  ).toBeNull())

test('only cells that are not on are stored, and changes are told by their keys', () => {
  expect(savedCells({ a: 'off', b: 'on' })).toEqual({ a: 'off' })
  expect(changedCells({ a: 'off' }, { b: 'client_choice', c: 'on' })).toEqual(['a', 'b'])
})

test('a replay says what unsaved cells would change, and which emails come close together', () => {
  const line = (at: string, type: string) => ({
    ...agentEmail,
    type,
    at: `2026-03-02T${at}:00.000Z`,
    subject: type,
    to: ['Ann'],
  })
  const lines = [line('10:00', 'conveyance.held'), line('10:30', 'conveyance.resumed')]
  const told = (cells: Parameters<typeof replayed>[2]) =>
    replayed(lines, {}, cells).map((it) => [it.is_sent, it.change, it.is_close])
  expect(told({})).toEqual([
    [true, null, true],
    [true, null, true],
  ])
  expect(told({ 'conveyance.held/agent/email': 'off' })).toEqual([
    [false, 'gone', false],
    [true, null, false],
  ])
})
