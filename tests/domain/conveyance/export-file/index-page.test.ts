import { expect, test } from 'vitest'
import { escaped, indexPage } from '#domain/conveyance/export-file/index-page'

test('the index names each file, and what somebody typed is no markup', () => {
  const page = indexPage({
    ref: '26-S-01187',
    address: '<img src=x> & "Sons"',
    by: 'Eleanor Shaw',
    at: '2026-11-23, 14:05',
    files: [{ name: 'notes.txt', what: 'notes of the staff' }],
    left_out: ['Messages are left out.'],
  })
  expect(page).toContain('<a href="notes.txt">notes.txt</a>: notes of the staff')
  expect(page).toContain('&lt;img src=x&gt; &amp; &quot;Sons&quot;')
  expect(page).not.toContain('<img')
  expect(page).toContain('<p>Messages are left out.</p>')
})

test('a text without signs stays as it is', () => {
  expect(escaped('14 Larkfield Road')).toBe('14 Larkfield Road')
})
