import type { Action } from '#domain/conveyance/automation/action'
import type { Trigger } from '#domain/conveyance/automation/trigger'
import type { MatterType } from '#domain/matter'
import { hasExchange } from '#domain/matter-names'
import type { WorkflowRule } from './workflow.ts'

const rule = (name: string, when: Trigger, ...actions: Action[]): WorkflowRule => ({
  name,
  when,
  if: null,
  // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
  then: actions,
})

const afterLastChase = rule(
  'Hand over to a supervisor after the last chase',
  { event: 'conveyance.updated', where: { escalate: true } },
  { do: 'create_task', title: 'Take over the chasing', role: 'supervisor', due_in_wd: 1 },
  {
    do: 'notify',
    to: 'supervisor',
    text: '{ref}, {address}: every chase is spent and nobody has answered. Please take this over.',
  },
)

const onExchange = rule(
  'Tell the cashier about exchange',
  { event: 'conveyance.exchanged' },
  {
    do: 'notify',
    to: 'cashier',
    text: 'Exchanged: {ref}, {address}. Completion is on {completion_on}.',
  },
)

const onCompletion = rule(
  'Tell post-completion about completion',
  { event: 'conveyance.completed' },
  {
    do: 'notify',
    to: 'post_completion',
    text: 'Completed: {ref}, {address}. The file is ready for post-completion.',
  },
)

/** The rules of the standard workflow for a type of matter. */
export const defaultRules = (matter: MatterType): WorkflowRule[] => [
  afterLastChase,
  ...(hasExchange(matter) ? [onExchange] : []),
  onCompletion,
]
