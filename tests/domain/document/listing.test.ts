import { expect, test } from 'vitest'
import { archiveIndex, archiveNames } from '#domain/document/archive-names'
import type { Document } from '#domain/document/document'
import { newDocument } from '#domain/document/filing'
import { isNamedBy, sectionsOf } from '#domain/document/listing'

const version = {
  key: 'k',
  file_id: 'f',
  sha256: 'abc',
  bytes: 10,
  mime: 'application/pdf',
  pages: 1,
  source: 'upload',
  original_name: 'a.pdf',
  created_at: '2026-11-23T09:00:00.000Z',
  created_by: { id: 'u', name: 'Priya "PN" Nair' },
} as const

const aDocument = (name: string, group = 'title', more: Partial<Document> = {}): Document => ({
  ...newDocument(
    {
      id: name,
      subject_kind: 'conveyance',
      subject_id: 'c',
      group,
      folder: '',
      name,
      tags: [],
      visible_to: [],
    },
    version,
  ),
  ...more,
})

test('documents stand by group in the order of the work, newest first', () => {
  const documents = [
    aDocument('Register.pdf'),
    aDocument('Note.txt', 'internal'),
    aDocument('Plan.pdf'),
    aDocument('Old.pdf', 'unknown'),
  ]
  const sections = sectionsOf(documents, ['title', 'money', 'internal'])
  expect(sections.map(({ group, documents: of }) => [group, of.map((it) => it.name)])).toEqual([
    ['title', ['Plan.pdf', 'Register.pdf']],
    ['internal', ['Note.txt']],
    ['unknown', ['Old.pdf']],
  ])
})

test('a document is found by name, folder and tags, whatever the accents', () => {
  const document = aDocument('Żak register.pdf', 'title', { folder: 'Plans', tags: ['Lease'] })
  for (const q of ['zak', 'REGISTER plans', 'lease', '']) expect(isNamedBy(document, q)).toBe(true)
  expect(isNamedBy(document, 'zak freehold')).toBe(false)
})

test('an archive has a path for each document, and none twice', () => {
  const names = archiveNames([
    aDocument('Plan.pdf', 'title', { folder: '../x' }),
    aDocument('Plan.pdf'),
    aDocument('plan.pdf'),
  ])
  expect(names.map(({ name }) => name)).toEqual([
    'Title/-x/Plan.pdf',
    'Title/Plan.pdf',
    'Title/plan (2).pdf',
  ])
  expect(archiveIndex(names).split('\r\n')[1]).toBe(
    '"Title/-x/Plan.pdf","1","2026-11-23T09:00:00.000Z","Priya ""PN"" Nair","abc"',
  )
})
