import type { AgencyType } from '#domain/agent/agency'
import type { Nation } from '#domain/matter'

export type StaffKey =
  | 'owner'
  | 'manager'
  | 'supervisor'
  | 'conveyancer'
  | 'assistant'
  | 'postcompletion'
  | 'adviser'
  | 'newbusiness'
  | 'bdm'
  | 'cashier'
  | 'compliance'
  | 'editor'
  | 'auditor'

/** A town where the firm's clients live, with postcode districts that do not exist. */
export type Town = {
  readonly town: string
  readonly nation: Nation
  readonly districts: readonly string[]
  readonly price: number
  /** A telephone range that Ofcom reserves for drama, without its last three digits. */
  readonly phone: string
}

export type Introducers = {
  readonly name: string
  readonly type: AgencyType
  readonly domain: string
  readonly branches: readonly string[]
}

/** The people and places of a demonstration firm; no two firms share a surname or a street. */
export type Cast = {
  readonly tenant: string
  readonly domain: string
  /** The firm's telephone range, reserved by Ofcom for drama, without its last three digits. */
  readonly phone: string
  readonly staff: Readonly<Record<StaffKey, readonly [string, string]>>
  readonly agent: readonly [string, string]
  /** The couple with a linked sale and purchase; the first signs in as client@sample.test. */
  readonly sample: readonly [readonly [string, string], readonly [string, string]]
  readonly surnames: readonly string[]
  readonly towns: readonly Town[]
  readonly streets: readonly string[]
  readonly solicitors: readonly string[]
  readonly introducers: readonly Introducers[]
  /** The domains of the clients' email addresses; the usual ones when absent. */
  readonly mail?: readonly string[]
  readonly first: { readonly conveyance: number; readonly quote: number; readonly mobile: number }
}

export const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/)
