import { type FieldChange, fieldChanges } from '#domain/field-change'
import type { DocumentChange } from './bodies.ts'
import type { Document } from './document.ts'
import { audiencesOf } from './filing.ts'
import { groupName, isStaffGroup } from './group.ts'
import { endingOf, safeName } from './naming.ts'

/** The name with the ending that its bytes have, whatever was typed. */
export const renamed = (name: string, before: string) => {
  const ending = endingOf(before)
  return safeName(endingOf(name) === ending ? name : `${name}${ending}`)
}

/** The document under another name, in another group or folder, or shared with others. */
export const changedDocument = (
  document: Document,
  { name, group, folder, tags, is_shared }: Omit<DocumentChange, 'version'>,
): Document => ({
  ...document,
  version: document.version + 1,
  name: renamed(name, document.name),
  group,
  folder,
  tags: [...new Set(tags)],
  visible_to: audiencesOf(is_shared && !isStaffGroup(group) ? ['client'] : []),
})

const sayable = ({ name, group, folder, tags, visible_to }: Document) => ({
  name,
  group: groupName(group),
  folder,
  tags,
  shared: visible_to.includes('client'),
})

/** What changed of a document, for its history. */
export const documentChanges = (before: Document, after: Document): readonly FieldChange[] =>
  fieldChanges(sayable(before), sayable(after), ['name', 'group', 'folder', 'tags', 'shared'])
