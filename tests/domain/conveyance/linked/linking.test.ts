import { expect, test } from 'vitest'
import { abortCase } from '#domain/conveyance/abortion'
import { linkBack, unlinkFrom } from '#domain/conveyance/linked/linking'
import { aCase, eleanor, OPENED } from '../fixture.ts'

const other = { id: 'v-2', ref: '26-P-00042', matter_type: 'purchase' } as const

test('a case names the one that names it, and no longer once that stops', () => {
  const linked = linkBack(aCase(), other, OPENED)
  expect(linked?.conveyance).toMatchObject({ linked: other, version: 2 })
  expect(linked?.events).toMatchObject([{ detail: { title: 'Linked to 26-P-00042' } }])
  if (linked === null) throw new Error('nothing was linked')
  expect(linkBack(linked, other, OPENED)).toBeNull()
  expect(unlinkFrom(linked, { id: 'v-3', ref: '26-P-00043' }, OPENED)).toBeNull()
  expect(unlinkFrom(linked, other, OPENED)?.conveyance.linked).toBeNull()
})

test('a case that has ended stays as it is', () => {
  const ended = abortCase(aCase(), { reason: 'The buyer withdrew' }, eleanor, OPENED)
  expect(linkBack(ended, other, OPENED)).toBeNull()
})
