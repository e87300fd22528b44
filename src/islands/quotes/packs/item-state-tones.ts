import type { ItemState } from '#domain/sale-ready-pack/standing'

/** What is missing is a duty of nobody's yet: its dot stays hollow. */
export const itemStateTones: Readonly<Record<ItemState, 'on' | 'warn' | undefined>> = {
  ready: 'on',
  issue: 'warn',
  stale: 'warn',
  unsure: 'warn',
  missing: undefined,
  not_applicable: undefined,
}
