import type { Breach, BreachFinding } from '#domain/breach/breach'

/** What is open over the register of breaches. */
export type OpenBreach =
  | { readonly name: 'record'; readonly finding: BreachFinding | null }
  | { readonly name: 'dismiss'; readonly finding: BreachFinding }
  | { readonly name: 'show' | 'put_right' | 'decide'; readonly breach: Breach }
