import type { Disagreement } from '#components/form/StaleChooser.tsx'
import type { QuoteFacts } from '#domain/quote/facts'
import { differences, type Versions } from '#domain/stale-record'
import { date, money } from '#lib/format'

const partLabels: Readonly<Record<string, string>> = {
  sale: 'Property sold',
  purchase: 'Property bought',
  remortgage: 'Remortgage',
  transfer_of_equity: 'Transfer of equity',
  referral: 'Referred by',
}

const fieldLabels: Readonly<Record<string, string>> = {
  subject: 'Matter',
  sale_stage: 'Stage',
  clients: 'Clients',
  first_name: 'first name',
  last_name: 'last name',
  phone: 'mobile',
  overrides: 'Changed prices',
  added_lines: 'Added lines',
  owner_id: 'Owner',
  giver_id: 'Given by',
  bdm_id: 'BDM',
}

export const draftDisagreements = (versions: Versions<QuoteFacts>): Disagreement[] =>
  differences(versions)
    .filter((it) => it.isTyped)
    .map(({ path, mine, theirs }) => ({
      name: path,
      label: labelOf(path.split('.')),
      mine: formatValue(path, mine),
      theirs: formatValue(path, theirs),
    }))

const labelOf = ([first = '', ...rest]: readonly string[]) => {
  const leaf = rest.at(-1)
  if (leaf === undefined) return nameOf(first)
  if (first === 'clients') return `Client ${Number(rest[0]) + 1}, ${nameOf(leaf)}`
  return `${partLabels[first] ?? nameOf(first)}, ${nameOf(leaf)}`
}

const nameOf = (key: string) => fieldLabels[key] ?? key.replaceAll('_', ' ')

const formatValue = (path: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return /(price|amount)$/.test(path) ? money(value) : String(value)
  if (Array.isArray(value)) return `${value.length} in total`
  if (typeof value === 'object') return 'changed'
  return /^\d{4}-\d\d-\d\d$/.test(String(value))
    ? date(String(value))
    : String(value).replaceAll('_', ' ')
}
