import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileLine } from '#components/file-drop/FileLine.tsx'
import type { RefusedFileError } from '#domain/document/refused-file'
import { answerWith, openPage, reply } from '../../support/page.ts'

beforeEach(() => openPage())
afterEach(() => vi.unstubAllGlobals())

const error = {
  code: 'sale-memo.same_file',
  message: 'This file was added already.',
  missing: [{ what: 'The memo of this file', href: '/quotes/sale-memos/7' }],
}

test('a file that is there already leads to the record that holds it', async () => {
  const { sendWholeFile } = await import('#stores/document/whole-file')
  answerWith(reply(409, { error }))
  const file = new File(['%PDF-'], 'memo.pdf')
  const refusal: RefusedFileError = await sendWholeFile(
    '/api/memos/1',
    { file },
    new AbortController().signal,
  ).then(
    () => Promise.reject(new Error('It was taken')),
    (it) => it,
  )
  const { message: why, links } = refusal
  const upload = { id: '1', file, is: 'refused', percent: 0, why, links } as const
  const line = renderToStaticMarkup(
    <FileLine upload={upload} onGoOn={() => {}} onCancel={() => {}} />,
  )
  expect(line).toContain('<a href="/quotes/sale-memos/7">The memo of this file</a>')
})
