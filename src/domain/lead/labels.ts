import type { LeadIntent, LeadSource, LeadStatus } from './lead.ts'

export const leadStatusNames: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  quoted: 'Guide price',
  converted: 'Converted',
  lost: 'Lost',
  duplicate: 'Duplicate',
  spam: 'Spam',
}

export const leadSourceNames: Readonly<Record<LeadSource, string>> = {
  web: 'Web form',
  phone: 'Telephone',
  email: 'Email',
  agent: 'Estate agent',
  broker: 'Broker',
  whatsapp: 'WhatsApp',
  repeat: 'Past client',
  review_site: 'Review site',
  panel: 'Panel',
  import: 'Import',
}

export const leadIntentNames: Readonly<Record<LeadIntent, string>> = {
  sale: 'Sale',
  purchase: 'Purchase',
  remortgage: 'Remortgage',
  'transfer-of-equity': 'Transfer of equity',
  other: 'Something else',
}

/** Formats intents: 'Sale and purchase'; 'Not given' for none. */
export const intentLabels = (intent: readonly LeadIntent[]) => {
  const [first, ...rest] = intent.map((it) => leadIntentNames[it])
  if (first === undefined) return 'Not given'
  const last = rest.at(-1)?.toLowerCase()
  if (last === undefined) return first
  return `${[first, ...rest.slice(0, -1).map((it) => it.toLowerCase())].join(', ')} and ${last}`
}
