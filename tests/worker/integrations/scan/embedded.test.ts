import { expect, test } from 'vitest'
import { embeddedScan } from '#worker/integrations/scan/embedded'
import {
  aCompoundFile,
  anExternalRelation,
  aPdf,
  aWordFile,
  latin,
} from '../../support/document/files.ts'
import { hostileFiles } from '../../support/document/hostile.ts'

test('more than 250 hostile files are refused, each with a sentence', async () => {
  const files = await hostileFiles()
  expect(files.length).toBeGreaterThan(250)
  const passed: string[] = []
  const reasons = new Set<string>()
  for (const [name, bytes] of files) {
    const found = await embeddedScan({ name, bytes })
    if (found.is === 'clean') passed.push(`${name} of ${bytes.length} bytes`)
    else reasons.add(found.reason)
  }
  expect(passed).toEqual([])
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/)
  expect(reasons.size).toBeGreaterThan(20)
})

test.each([
  ['plan.pdf', aPdf(), 'application/pdf', 1, null],
  [
    'LETTER.DOCX',
    aWordFile('Dear Mr &amp; Mrs Żak'),
    /wordprocessingml/,
    null,
    'Dear Mr & Mrs Żak',
  ],
  ['link.docx', aWordFile('x', anExternalRelation('hyperlink')), /wordprocessingml/, null, 'x'],
  ['old.doc', aCompoundFile(), 'application/msword', null, null],
  ['note.txt', latin('Called the agent'), 'text/plain', null, 'Called the agent'],
  ['photo.heic', latin('\0\0\0\x18ftypheic'), 'image/heic', null, null],
])('%s is filed, with its type, pages and text', async (name, bytes, mime, pages, text) => {
  const found = await embeddedScan({ name, bytes })
  expect(found).toMatchObject({ is: 'clean', pages, text })
  if (found.is === 'clean') expect(found.mime).toMatch(mime)
})
