import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordBody } from '#domain/template/word/part'
import { embeddedScan } from '#worker/integrations/scan/embedded'
import { readWordTemplate } from '#worker/word/reading'
import { partsIn } from '../../worker/support/document/word.ts'
import { merge } from './merging.ts'

// Word files of public projects; they are not part of this one.
const folder = process.env['WORD_FOLDER'] ?? join(import.meta.dirname, '../../../../shared/docx')
const isHere = existsSync(join(folder, 'mailmerge-table-rows.docx'))

if (!isHere)
  console.info('Skipped: the published Word files are not here; name their folder in WORD_FOLDER.')

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)))

test.skipIf(!isHere)('the fields of a mail merge are found as Word wrote them', async () => {
  const body = wordBody(await readWordTemplate(bytesOf('mailmerge-table-rows.docx')))
  expect(body).toMatch(/^Grades\n\{\{ ask\.student_name \}\} received the grades/)
  expect(body).toContain('{{ ask.class_code }}')
  const other = wordBody(await readWordTemplate(bytesOf('mailmerge-winword2010.docx')))
  expect(other).toContain('{{ ask.titel }} {{ ask.voornaam }}')
})

test.skipIf(!isHere)('a file with a list of people elsewhere is refused', async () => {
  const name = 'mailmerge-winword2010.docx'
  expect(await embeddedScan({ name, bytes: bytesOf(name) })).toMatchObject({
    is: 'refused',
    reason: expect.stringContaining('fetches something from elsewhere'),
  })
})

test.skipIf(!isHere)('a file without fields of ours comes out as it went in', async () => {
  const bytes = bytesOf('docxtemplater-tag-example.docx')
  const [before, { parts }] = [await partsIn(bytes), await merge(bytes)]
  for (const [name, text] of before) expect(parts.get(name), name).toBe(text)
})
