import { type WorkCounts, type WorkKind, workKinds } from './work.ts'

export const workLabels: Readonly<Record<WorkKind, string>> = {
  fee_earner: 'Cases as fee earner',
  assistant: 'Cases as assistant',
  task: 'Tasks on other people’s cases',
  lead: 'Leads',
  quote: 'Quotes',
  visit: 'Planned visits',
}

const countNouns: Readonly<Record<WorkKind, readonly [string, string]>> = {
  fee_earner: ['case', 'cases'],
  assistant: ['case as assistant', 'cases as assistant'],
  task: ['case with tasks', 'cases with tasks'],
  lead: ['lead', 'leads'],
  quote: ['quote', 'quotes'],
  visit: ['planned visit', 'planned visits'],
}

/** '12 cases, 1 lead and 3 quotes'; 'nothing' for none. */
export const workText = (counts: WorkCounts): string => {
  const parts = workKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${countNouns[kind][counts[kind] === 1 ? 0 : 1]}`)
  if (parts.length < 2) return parts[0] ?? 'nothing'
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
