import { expect, test } from 'vitest'
import {
  cellsInForce,
  namesBrokers,
  proposedCells,
  withoutBrokers,
} from '#domain/communication/matrix/in-force'
import { modeOf, standardMatrix } from '#domain/communication/matrix/matrix'

const exchanged = { type: 'conveyance.exchanged', audience: 'broker', channel: 'email' } as const
const before = { ...standardMatrix, has_brokers: false }

test('a new firm writes to brokers as the default says', () => {
  expect(modeOf(cellsInForce(standardMatrix), exchanged)).toBe('on')
  expect(proposedCells(standardMatrix)).toEqual({})
})

test('a matrix from before brokers sends them nothing and proposes the default, in every cell of theirs', () => {
  const cells = cellsInForce(before)
  expect(modeOf(cells, exchanged)).toBe('off')
  expect(Object.keys(proposedCells(before))).toEqual(Object.keys(cells))
  expect(new Set(Object.values(proposedCells(before)))).toEqual(new Set(['on']))
})

test('only who names a cell of brokers decides about them', () => {
  expect(namesBrokers({ 'conveyance.exchanged/agent/email': 'off' })).toBe(false)
  expect(namesBrokers({ 'conveyance.exchanged/broker/email': 'off' })).toBe(true)
  expect(withoutBrokers({ ...cellsInForce(before), a: 'off' })).toEqual({ a: 'off' })
})
