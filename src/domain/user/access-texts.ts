import { changesText, type FieldChange } from '#domain/field-change'

/** What the history says of changes to somebody’s account; rows of before have no name. */

export type Updated = {
  name?: string
  added?: string
  status?: string
  /** Absent in rows of before. */
  changes?: readonly FieldChange[]
}
export type PermissionsChanged = {
  /** Whose; absent for a change of a role. */
  name?: string
  role?: string
  added?: string
  removed?: string
  permissions?: readonly string[]
  status?: string
  before?: unknown
  after?: unknown
}
export type SessionEnded = {
  name?: string
  user?: string
  session?: string
  sessions?: number
}

const statusTexts: Readonly<Record<string, string>> = {
  active: 'can sign in',
  suspended: 'was suspended',
  left: 'left',
}

export const updatedText = ({ name, status, changes = [] }: Updated) => {
  if (name === undefined) return 'User changed'
  if (changes.length > 0) return `${name}: ${changesText(changes)}`
  return `${name} ${statusTexts[status ?? ''] ?? 'changed'}`
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string')

const rolesText = ({ before, after }: PermissionsChanged) =>
  isNames(before) && isNames(after) ? ` from ${before.join(', ')} to ${after.join(', ')}` : ''

export const permissionsChangedText = (detail: PermissionsChanged) => {
  const { name, role, added, status } = detail
  if (added !== undefined) return `Role ${added} created`
  if (role !== undefined) return `Role ${role} changed`
  if (name === undefined) return 'Permissions changed'
  if (status === 'active') return `Access of ${name} restored`
  if (status !== undefined) return `Access of ${name} ended`
  return `Access of ${name} changed${rolesText(detail)}`
}

export const sessionEndedText = ({ name, sessions, session }: SessionEnded) => {
  if (name === undefined) return 'Signed out'
  if (session !== undefined) return `${name} signed out of one session`
  return sessions === undefined
    ? `${name} signed out`
    : `${name} signed out of ${sessions === 1 ? 'one session' : `${sessions} sessions`}`
}
