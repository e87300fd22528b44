import { expect, test } from 'vitest'
import { foldersToRead, type MailFolder } from '#domain/mailbox/folder'

const folder = (id: string, given: Partial<MailFolder> = {}): MailFolder => ({
  id,
  name: id,
  parent: null,
  total: 0,
  is_apart: false,
  ...given,
})

const read = (folders: readonly MailFolder[], chosen: readonly string[] = []) =>
  foldersToRead(folders, chosen).map(({ id }) => id)

test('a private folder is never read, nor what is inside it, however deep', () => {
  const folders = [
    folder('Inbox'),
    folder('private letters'),
    folder('Family', { parent: 'private letters' }),
    folder('School', { parent: 'Family' }),
    folder('Privately financed', { parent: 'Inbox' }),
  ]
  expect(read(folders)).toEqual(['Inbox', 'Privately financed'])
})

test('folders that their owner chose, and those for junk, are not read', () => {
  const folders = [folder('Inbox'), folder('Spam', { is_apart: true }), folder('Doctor')]
  expect(read(folders, [' doctor '])).toEqual(['Inbox'])
})

test('folders that name each other as their parent end', () => {
  expect(read([folder('a', { parent: 'b' }), folder('b', { parent: 'a' })])).toEqual(['a', 'b'])
})
