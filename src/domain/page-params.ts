import { documentGroups, isDocumentGroup } from './document/group.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const validators: Readonly<Record<string, RegExp>> = {
  id: new RegExp(`${UUID.source}|^[1-9]\\d*$`, 'i'),
  name: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  graph: /^[A-Za-z0-9_-]+={0,2}$/,
  matter_type: new RegExp(`^(?:${Object.keys(documentGroups).join('|')})$`),
  group: /^[a-z-]+$/,
}

/** Whether a path's parameters can name anything at all; false is the 404 page. */
export const isValid = (params: Readonly<Record<string, string>>) =>
  Object.entries(params).every(([name, value]) => validators[name]?.test(value) === true) &&
  (params['group'] === undefined || isDocumentGroup(params['matter_type'] ?? '', params['group']))
