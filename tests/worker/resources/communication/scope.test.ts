import { expect, test } from 'vitest'
import type { Message } from '#domain/communication/message'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const kindsFor = async (by: Caller) => {
  const { rows }: { rows: Message[] } = (await by.get('/api/messages')).body.data
  return new Set(rows.map(({ subject_kind }) => subject_kind))
}

test('the log of messages holds what is about records that one may see, and acts on no other', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  await instructed(firm, owner, facts('sale'))
  const all = await kindsFor(owner)
  expect(all).toContain('conveyance')
  expect(all).toContain('quote-case')
  const manager = await firm.as('New-business manager')
  expect(await kindsFor(manager)).not.toContain('conveyance')
  expect(await kindsFor(manager)).toContain('quote-case')
  const editor = await firm.as('Template editor')
  const seen = await kindsFor(editor)
  expect([seen.has('conveyance'), seen.has('quote-case'), seen.has('lead')]).toEqual([
    false,
    false,
    false,
  ])
  const { rows }: { rows: Message[] } = (await owner.get('/api/messages')).body.data
  const ofCase = rows.find(({ subject_kind }) => subject_kind === 'conveyance')
  const path = `/api/messages/${ofCase?.id}/approval`
  expect((await editor.post(path, { version: ofCase?.version })).status).toBe(404)
  expect((await owner.post(path, { version: ofCase?.version })).status).not.toBe(404)
})
