const kindLabels: Readonly<Partial<Record<string, string>>> = {
  users: 'User',
  roles: 'Role',
  contacts: 'Contact',
  agencies: 'Agency',
  branches: 'Branch',
  negotiators: 'Negotiator',
  visits: 'Visit',
  saved_views: 'Saved view',
  workflows: 'Workflow',
  fee_scales: 'Fee scale',
  leads: 'Lead',
  quote_cases: 'Quote',
  conveyances: 'Case',
  plans: 'Plan of a case',
  calls: 'Call',
  messages: 'Message',
  imports: 'Import',
  settings: 'Setting',
  outbox: 'Update to send',
}

/** Returns what kind of record it is, for people: 'Quote'. */
export const setAsideLabel = (kind: string) => kindLabels[kind] ?? 'Record'

/** Returns why a record was set aside, as a sentence for people. */
export const setAsideReason = (kind: string, reason: string) => {
  if (kind === 'outbox') return 'It could not be sent and delayed later updates.'
  if (reason === 'it is not JSON' || reason === 'it is not an object')
    return 'Its contents cannot be read at all.'
  if (reason.includes('is newer than')) return 'It was written by a newer release.'
  if (reason.startsWith('its id or version')) return 'It does not match where it is stored.'
  if (reason.startsWith('failed:')) return 'A nightly job failed on it.'
  const [field = ''] = reason.split(': ')
  return `Its field “${field}” is missing or not valid.`
}
