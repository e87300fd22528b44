import { Agency, Branch, Negotiator, withoutArchiving } from '#domain/agent/agency'
import { Visit } from '#domain/agent/visit'
import type { DocumentShape } from '#tenant/core/document'

export const agencyDocument: DocumentShape<Agency> = {
  name: 'agencies',
  isVersioned: true,
  shape: 2,
  schema: Agency,
  upgrades: [withoutArchiving],
}

export const branchDocument: DocumentShape<Branch> = {
  name: 'branches',
  isVersioned: true,
  shape: 2,
  schema: Branch,
  upgrades: [(doc) => ({ ...withoutArchiving(doc), version: 1 })],
}

export const negotiatorDocument: DocumentShape<Negotiator> = {
  name: 'negotiators',
  isVersioned: true,
  shape: 2,
  schema: Negotiator,
  upgrades: [(doc) => ({ ...withoutArchiving(doc), version: 1, notes: '' })],
}

export const visitDocument: DocumentShape<Visit> = {
  name: 'visits',
  isVersioned: true,
  shape: 2,
  schema: Visit,
  upgrades: [(doc) => ({ ...doc, next_by: null })],
}
