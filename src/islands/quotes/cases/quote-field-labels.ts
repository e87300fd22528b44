const labels: Readonly<Record<string, string>> = {
  status: 'status',
  facts: 'facts',
  quotes: 'price',
  sale_stage: 'stage',
  valid_until: 'valid until',
  dead_on: 'last day',
  next_action: 'next step',
  attempts: 'attempts',
  temperature: 'interest',
  hold_until: 'hold',
  hold_reason: 'reason for the hold',
  linked_conveyances: 'cases opened',
}

/** The labels of changed fields: 'status, next step'. */
export const fieldLabels = (names: readonly string[]) =>
  names.map((name) => labels[name] ?? name.replaceAll('_', ' ')).join(', ')
