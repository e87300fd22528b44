import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { type Task, taskOf } from '#domain/conveyance/plan/plan'
import { instructed, work } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const factsIn = (file: CaseFile) => Object.keys(file.conveyance.facts)
const isReady = ({ guards }: CaseFile) => guards.exchange.length === 0

test('a regulated step is refused without its record', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const ticked = await owner.post(`/api/conveyances/${id}/tasks/conflict-check/completion`, {
    version: 1,
  })
  expect(ticked.status).toBe(409)
  expect(ticked.body.error.code).toBe('fact.needs_evidence')
  const stated = await owner.post(`/api/conveyances/${id}/facts`, {
    version: 1,
    fact: 'identity_checked',
  })
  expect(stated.body.error.code).toBe('fact.needs_evidence')
})

test('a purchase follows its linked sale, whoever worked on that', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const cases = await instructed(firm, owner, facts('both'))
  const idOf = (matter: string) => cases.find((it) => it.matter_type === matter)?.id
  const read = async (id: string): Promise<CaseFile> =>
    (await owner.get(`/api/conveyances/${id}`)).body.data
  const purchase = () => read(idOf('purchase'))
  expect(factsIn(await purchase())).not.toContain('linked_sale_ready')
  const sale: CaseFile = await work(owner, idOf('sale'), isReady, await firm.as('Owner'))
  expect(factsIn(await purchase())).toContain('linked_sale_ready')
  const linkedSale: Task | undefined = taskOf((await purchase()).plan, 'linked-sale')
  expect(linkedSale).toMatchObject({ status: 'done', done_by_name: 'Deedbox' })
  const held = await owner.post(`/api/conveyances/${sale.conveyance.id}/hold`, {
    version: sale.conveyance.version,
    reason: 'Illness',
    look_again_on: '2099-01-05',
  })
  expect(held.status).toBe(200)
  const after = await purchase()
  expect(factsIn(after)).not.toContain('linked_sale_ready')
  expect(await firm.inside(({ audit }) => audit.verify())).toBeNull()
})
