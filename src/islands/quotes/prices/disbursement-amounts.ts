import { entriesOf } from '#domain/entries'
import type { Disbursement } from '#domain/quote/scale/scale'

type Amount = Disbursement['amount']

const kinds = {
  fixed: { label: 'An amount', amount: { kind: 'fixed', amount: 0 } },
  'registration-1': {
    label: 'Land Registry, scale 1',
    amount: { kind: 'registration', scale: 1 },
  },
  'registration-2': {
    label: 'Land Registry, scale 2',
    amount: { kind: 'registration', scale: 2 },
  },
  'official-copy': {
    label: 'Land Registry, official copies',
    amount: { kind: 'search', service: 'official-copy', count: 1 },
  },
  os1: {
    label: 'Priority search, whole title (OS1)',
    amount: { kind: 'search', service: 'os1', count: 1 },
  },
  os2: {
    label: 'Priority search, part (OS2)',
    amount: { kind: 'search', service: 'os2', count: 1 },
  },
  k15: { label: 'Land charges (K15)', amount: { kind: 'search', service: 'k15', count: 1 } },
  k16: { label: 'Bankruptcy (K16)', amount: { kind: 'search', service: 'k16', count: 1 } },
} as const satisfies Record<string, { label: string; amount: Amount }>

type Kind = keyof typeof kinds

/** The options for an amount: the firm's own, or a statutory fee by the table of the day. */
export const amountKinds = entriesOf(kinds).map(([value, { label }]) => ({ value, label }))

export const kindOf = (amount: Amount): Kind => {
  if (amount.kind === 'fixed') return 'fixed'
  return amount.kind === 'search' ? amount.service : `registration-${amount.scale}`
}

/** The blank amount of another option; the same option keeps its amount. */
export const amountOf = (kind: Kind, current: Amount): Amount =>
  kind === kindOf(current) ? current : { ...kinds[kind].amount }
