import { expect, test } from 'vitest'
import type { CaseExport } from '#domain/conveyance/export-file/api'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const aCase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  return { firm, earner, owner, id }
}

const exported = async (by: Caller, id: string): Promise<CaseExport> =>
  (await by.post(`/api/conveyances/${id}/exports`, {})).body.data

const namesIn = ({ files }: CaseExport) => files.map(({ name }) => name)

test('the whole file has its index, what was noted and what happened, and is recorded', async () => {
  const { owner, id } = await aCase()
  const note = { text: 'Call the buyer', shared_with: [], mentions: [] }
  await owner.post(`/api/conveyances/${id}/notes`, note)
  const file = await exported(owner, id)
  expect(namesIn(file)).toEqual([
    'index.html',
    'case.json',
    'tasks.csv',
    'evidence.csv',
    'orders.csv',
    'notes.txt',
    'history.csv',
    'messages.txt',
    'portal.txt',
  ])
  const textOf = (name: string) => file.files.find((it) => it.name === name)?.text ?? ''
  expect(textOf('notes.txt')).toContain(note.text)
  expect(textOf('history.csv')).toContain('Note added, internal')
  expect(JSON.parse(textOf('case.json')).conveyance.id).toBe(id)
  expect(textOf('index.html')).toContain('<a href="case.json">')
  const { history } = (await owner.get(`/api/conveyances/${id}`)).body.data
  expect(history[0].name).toBe('conveyance.exported')
})

test('messages are left out for whoever may not read them, and the index says so', async () => {
  const { earner, id } = await aCase()
  const file = await exported(earner, id)
  expect(namesIn(file)).not.toContain('messages.txt')
  expect(file.files[0]?.text).toContain('Messages are left out')
})

test('a file that is not closed is neither archived nor reopened', async () => {
  const { owner, id } = await aCase()
  const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const path = `/api/conveyances/${id}`
  const archived = await owner.post(`${path}/archive`, { version })
  const reopened = await owner.post(`${path}/reopening`, { version, reason: 'A deed came back' })
  expect([archived, reopened].map(({ body }) => body.error.code)).toEqual([
    'conveyance.not_closed',
    'conveyance.not_closed',
  ])
})
