import { expect, test } from 'vitest'
import { matrixDocument } from '#tenant/communication/firm/document'
import { parseDocument } from '#tenant/core/document'
import { brokersStep } from '#tenant/schema/communication/brokers'
import { instructed } from '../../support/cases.ts'
import { dataOf, messagesOf } from '../../support/communications.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const path = '/api/communication-matrix'
const broker = { firm: 'Avon Mortgages', name: null, phone: null, email: 'ravi@avon.test' }

/** A firm of before brokers had a column, with a purchase; a new broker of it is told of the case. */
const aFirmOfBefore = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner, facts('purchase'))
  await firm.inside(({ store }) => store.write(brokersStep.sql))
  const title = `/api/conveyances/${id}/title`
  const nameBroker = async (email: string) => {
    const { version, titles, redemptions } = dataOf(await owner.get(title))
    const mortgage = { account: null, conditions: null, broker: { ...broker, email } }
    dataOf(await owner.send('PUT', title, { version, titles, redemptions, mortgage }))
    return (await messagesOf(firm, 'title.broker-named')).at(-1)
  }
  return { firm, owner, ref, nameBroker }
}

const save = (by: Caller, version: number, cells: object) =>
  by.send('PUT', path, { version, cells, reason: 'Brokers asked for it' })

test('a stored matrix of before is read as one without brokers', () => {
  const doc = JSON.stringify({
    ...{ version: 3, cells: { 'conveyance.held/agent/email': 'off' }, reason: 'Fewer' },
    ...{ by: { id: 'u', name: 'Ann' }, at: '2026-03-02T10:00:00.000Z' },
  })
  expect(parseDocument(matrixDocument, { id: '3', shape: 1, doc })).toMatchObject({
    version: 3,
    has_brokers: false,
  })
})

test('a firm of before sends brokers nothing until it saves a matrix that names their cells', async () => {
  const { owner, nameBroker } = await aFirmOfBefore()
  expect(dataOf(await owner.get(path)).matrix).toMatchObject({ version: 1, has_brokers: false })
  expect(await nameBroker('a@avon.test')).toMatchObject({ reason: 'matrix_off' })
  const other = dataOf(await save(owner, 1, { 'conveyance.held/agent/email': 'off' }))
  expect(other.matrix).toMatchObject({ has_brokers: false })
  expect(await nameBroker('b@avon.test')).toMatchObject({ reason: 'matrix_off' })
  const cells = { ...other.matrix.cells, 'title.broker-named/broker/email': 'on' }
  const { matrix } = dataOf(await save(owner, 2, cells))
  expect(matrix).toMatchObject({
    has_brokers: true,
    cells: { 'conveyance.held/agent/email': 'off' },
  })
  expect((await nameBroker('c@avon.test'))?.status).not.toBe('suppressed')
})

test('a firm that has saved a matrix keeps it, and a new firm has none', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  expect(dataOf(await owner.get(path)).matrix).toMatchObject({ version: 0, has_brokers: true })
  dataOf(await save(owner, 0, { 'conveyance.held/agent/email': 'off' }))
  await firm.inside(({ store }) => store.write(brokersStep.sql))
  expect(dataOf(await owner.get(path)).matrix).toMatchObject({ version: 1, has_brokers: true })
})

test('a replay of a case includes its broker, and leaves out one whom it does not name', async () => {
  const { owner, ref, nameBroker } = await aFirmOfBefore()
  const brokerLines = async () =>
    dataOf(await owner.get(`${path}/replay?ref=${ref}`)).lines.filter(
      (it: { audience: string }) => it.audience === 'broker',
    )
  expect(await brokerLines()).toEqual([])
  await nameBroker('a@avon.test')
  expect(await brokerLines()).toMatchObject([
    { type: 'title.broker-named', channel: 'email', to: ['Avon Mortgages'] },
  ])
})
