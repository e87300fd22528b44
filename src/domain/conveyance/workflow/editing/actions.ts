import type { Action, ActionName } from '#domain/conveyance/automation/action'

/** What a rule does, as its form offers it. */
export const actionNames: Readonly<Partial<Record<ActionName, string>>> = {
  create_task: 'Create a task',
  notify: 'Notify colleagues',
  send_message: 'Send an email',
  request_document: 'Ask the client for a document',
  complete_task: 'Complete a step',
  skip_task: 'Skip a step',
  assign: 'Assign a step',
  set_key_date: 'Set a date',
  set_holder: 'Set who holds the case',
  chase: 'Chase whom a step waits for',
  webhook: 'Call another system',
  start_workflow: 'Start another workflow',
}

const firstMessage: Action = {
  do: 'send_message',
  to: 'client',
  subject: '{address}',
  text: 'There is news on {address}. Sign in to see it: {link}',
}

/** The actions that a form begins with; `step`: the key of a step of the workflow. */
export const firstActions = (step: string): readonly Action[] => [
  { do: 'create_task', title: 'New task', role: 'fee_earner', due_in_wd: 1 },
  { do: 'notify', to: 'fee_earner', text: 'Please look at {ref}, {address}.' },
  firstMessage,
  {
    do: 'request_document',
    title: 'A document',
    text: 'Please upload it in your portal.',
    due_in_wd: 5,
  },
  { do: 'complete_task', step },
  { do: 'skip_task', step, reason: 'Not needed in this case' },
  { do: 'assign', step, role: 'assistant' },
  {
    do: 'set_key_date',
    key: 'exchange_target_on',
    to: { base: 'ready', offset: 10, unit: 'wd' },
  },
  { do: 'set_holder', party: 'client', what: 'a reply', usual_wd: 5 },
  { do: 'webhook', to: 'system' },
  { do: 'start_workflow', workflow: 'workflow' },
  {
    do: 'chase',
    step,
    subject: '{address}: can you help us?',
    text: 'We are waiting to hear from you about {address}. Please let us know when we can expect it.',
  },
]

/** The list with an item moved up or down; the same list at its ends. */
export const movedItem = <Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] => {
  const item = items[at]
  return item === undefined || items[at + by] === undefined
    ? [...items]
    : items.toSpliced(at, 1).toSpliced(at + by, 0, item)
}
