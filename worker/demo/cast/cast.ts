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

/** A place where the firm's clients live. Its postcode districts exist nowhere. */
export type Town = {
  readonly town: string
  readonly nation: Nation
  readonly districts: readonly string[]
  /** What a usual house costs there, in whole pounds. */
  readonly price: number
  /** A telephone range that Ofcom keeps free for drama; three figures follow. */
  readonly phone: string
}

export type Introducers = {
  readonly name: string
  readonly type: AgencyType
  readonly domain: string
  /** Towns in which it has a branch. */
  readonly branches: readonly string[]
}

/** Everybody and everywhere that a demonstration firm draws on. No two firms share a surname or a street. */
export type Cast = {
  readonly tenant: string
  readonly domain: string
  /** Of the firm's own telephones: a range that Ofcom keeps free for drama; three figures follow. */
  readonly phone: string
  readonly staff: Readonly<Record<StaffKey, readonly [string, string]>>
  readonly agent: readonly [string, string]
  /** The two who sell one home and buy another: the first signs in as client@sample.test. */
  readonly sample: readonly [readonly [string, string], readonly [string, string]]
  readonly surnames: readonly string[]
  readonly towns: readonly Town[]
  readonly streets: readonly string[]
  readonly solicitors: readonly string[]
  readonly introducers: readonly Introducers[]
  /** Where its running numbers and mobile telephones begin. */
  readonly first: { readonly conveyance: number; readonly quote: number; readonly mobile: number }
}

/** Names written one after another. */
export const listed = (words: string): readonly string[] => words.trim().split(/\s+/)
