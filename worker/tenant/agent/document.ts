import { Agency, Branch, Negotiator } from '#domain/agent/agency'
import { Visit } from '#domain/agent/visit'
import type { DocumentShape } from '#tenant/core/document'

export const agencyDocument: DocumentShape<Agency> = {
  name: 'agencies',
  isVersioned: true,
  shape: 1,
  schema: Agency,
  upgrades: [],
}

export const branchDocument: DocumentShape<Branch> = {
  name: 'branches',
  shape: 1,
  schema: Branch,
  upgrades: [],
}

export const negotiatorDocument: DocumentShape<Negotiator> = {
  name: 'negotiators',
  shape: 1,
  schema: Negotiator,
  upgrades: [],
}

export const visitDocument: DocumentShape<Visit> = {
  name: 'visits',
  isVersioned: true,
  shape: 1,
  schema: Visit,
  upgrades: [],
}
