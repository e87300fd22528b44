import { expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { sendFileAct } from '#domain/whatsapp/file-acts'
import { mediaProblem } from '#domain/whatsapp/media'
import { staff } from '../user/people.ts'

const MB = 1024 * 1024

test.each([
  ['application/pdf', 25 * MB, null],
  ['application/pdf', 25 * MB + 1, 'up to 25 MB'],
  ['image/jpeg', 5 * MB, null],
  ['image/jpeg', 5 * MB + 1, 'up to 5 MB'],
  ['image/heic', 100, 'JPEG and PNG'],
  ['message/rfc822', 100, 'WhatsApp takes PDF'],
  ['text/plain', 0, 'empty'],
])('a file of %s with %i bytes', (mime, bytes, problem) => {
  const found = mediaProblem({ mime, bytes })
  if (problem === null) expect(found).toBeNull()
  else expect(found).toContain(problem)
})

const NOW = '2026-11-20T08:00:00.000Z'
const thread = {
  filing: { kind: 'conveyance', id: 'c1', ref: '26-S-01187' },
  window_open_until: '2026-11-20T09:00:00.000Z',
  opted_out_at: null,
} as const
const person = staff(['conveyance.update'])

test.each([
  [thread, true, undefined],
  [{ ...thread, window_open_until: NOW }, true, 'Files can be sent for 24 hours'],
  [{ ...thread, opted_out_at: NOW }, true, 'They asked for no more'],
  [{ ...thread, filing: null }, true, 'File the conversation to a case first.'],
  [thread, false, 'Files leave by the WhatsApp Cloud API alone'],
])('a document is sent where it may be: %j, %s', (of, carriesFiles, reason) => {
  const found = reasonAgainst(sendFileAct(of, person, NOW, carriesFiles))
  if (reason === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(reason)
})

test('whoever may not change cases sends no document', () => {
  expect(reasonAgainst(sendFileAct(thread, staff([]), NOW, true))).toBeDefined()
})
