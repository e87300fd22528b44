import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { blankContent } from '#domain/template/template'
import { instructed } from '../../support/cases.ts'
import { dataOf } from '../../support/communications.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const path = '/api/admin/templates/scripts'
const usual = { name: 'usual', sample: 'leasehold', given: '', expected: 'a lease' }
const content = (more: object = {}) => ({
  ...blankContent,
  name: 'Kind of title',
  body: 'if case.tenure == "leasehold" then "a lease" else "the freehold"',
  tests: [usual],
  ...more,
})

const draftOf = async (owner: Caller, more: object = {}) =>
  dataOf(await owner.post(path, { key: 'kind-of-title', is_next: false, content: content(more) }))

const today = londonDate(new Date().toISOString())
const publish = (owner: Caller, { id, version }: { id: string; version: number }) =>
  owner.post(`${path}/${id}/publication`, { version, effective_from: today, note: '' })

test('a script is published once its tests pass, and not before', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const draft = await draftOf(owner, { tests: [{ ...usual, expected: 'a castle' }] })
  const refused = await publish(owner, draft)
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toContain('results in “a lease”, not “a castle”')
  const saved = dataOf(
    await owner.send('PUT', `${path}/${draft.id}`, { version: draft.version, content: content() }),
  )
  expect((await publish(owner, saved)).status).toBe(200)
  const { scripts } = dataOf(await owner.get('/api/admin/template-parts'))
  expect(scripts).toMatchObject([{ key: 'kind-of-title' }])
})

test('templates write a computed field with the values of the case, and say that they use it', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const script = await draftOf(owner)
  dataOf(await publish(owner, script))
  const [{ ref }] = await instructed(firm, owner)
  const letter = { ...blankContent, name: 'Letter', body: 'You hold {{ computed.kind_of_title }}.' }
  const preview = { content: letter, sample: 'joint', case_ref: ref }
  const shown = dataOf(await owner.post('/api/admin/templates/documents/previews', preview))
  expect(JSON.stringify(shown.body)).toMatch(/You hold (a lease|the freehold)\./)
  expect(shown.missing).toEqual([])
  const own = { content: content(), sample: 'leasehold', case_ref: null }
  const result = dataOf(await owner.post(`${path}/previews`, own))
  expect(JSON.stringify(result.body)).toContain('a lease')
  const beginning = { key: 'own-letter', is_next: false, content: letter }
  dataOf(await owner.post('/api/admin/templates/documents', beginning))
  const { used_by } = dataOf(await owner.get(`${path}/${script.id}`))
  expect(used_by).toMatchObject([{ family: 'document', name: 'Letter' }])
})
