import type { HistoryEntry } from './api.ts'
import type { ConveyanceStatus } from './conveyance.ts'
import { statusNames } from './labels.ts'
import { factNames } from './plan/fact.ts'

type Words = (said: (name: string) => string) => string

const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
const status = (key: string) => statusNames[key as ConveyanceStatus] ?? key
const fact = (key: string) => (factNames as Record<string, string>)[key] ?? key

const milestoneWords: Readonly<Record<string, string>> = {
  in_progress: 'began',
  waiting: 'waits for somebody else',
  done: 'is done',
  not_started: 'has not begun',
  not_applicable: 'does not apply',
}

const sentences: Readonly<Record<string, Words>> = {
  'conveyance.opened': () => 'The case was opened',
  'conveyance.updated': (said) => said('title') || 'Details were changed',
  'conveyance.status-changed': (said) => `Now ${lower(status(said('to')))}`,
  'conveyance.holder-changed': (said) => said('standing') || 'Somebody else has the case now',
  'conveyance.exchanged': () => 'Contracts were exchanged',
  'conveyance.completed': () => 'Completion took place',
  'milestone.changed': (said) => `${said('name')} ${milestoneWords[said('status')] ?? 'moved'}`,
  'task.created': (said) => `Task added: ${lower(said('title'))}`,
  'task.completed': (said) => said('title'),
  'task.reopened': (said) => `Opened again: ${lower(said('title'))}`,
  'task.updated': (said) => said('title') || 'A task was changed',
  'task.overdue': (said) => `Late: ${lower(said('title'))}`,
  'fact.recorded': (said) => fact(said('fact')),
  'document.added': (said) => `Document added: ${said('title')}`,
  'message.status': (said) => said('subject') || 'A message was sent',
  'message.inbound': (said) => said('subject') || 'A message came in',
}

/** What happened, as one line of the history says it. */
export const sentenceOf = (it: Pick<HistoryEntry, 'name' | 'fields'>) => {
  const said = (name: string) => {
    const value = it.fields[name]
    return typeof value === 'string' ? value : ''
  }
  return sentences[it.name]?.(said) ?? it.name
}
