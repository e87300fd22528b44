import type { DueBase } from '#domain/conveyance/plan/due-rule'
import type { Audience, Step, StepKind } from '#domain/conveyance/workflow/workflow'

export const stepKindNames: Readonly<Record<StepKind, string>> = {
  manual: 'Task',
  document: 'Document',
  message: 'Message',
  form: 'Form',
  call: 'Call',
  check: 'Check',
  payment: 'Payment',
  external_order: 'Order',
  approval: 'Approval',
}

/** 'Instruction', after '5 working days after'. */
export const dueBaseNames: Readonly<Record<DueBase, string>> = {
  instructed: 'instruction',
  memo: 'memorandum of sale',
  pack: 'contract pack',
  offer: 'mortgage offer',
  exchange: 'exchange',
  completion: 'completion',
  requisitions: 'requisitions',
  tax: 'tax deadline',
  ready: 'it can start',
}

export const audienceNames: Readonly<Record<Audience, string>> = {
  client: 'Client',
  agent: 'Estate agent',
  broker: 'Broker',
  other_side: 'Other side',
}

/** 'instruction +5'; empty without a rule. Calendar days are marked: 'completion +10 d'. */
export const shortDue = ({ due }: Pick<Step, 'due'>): string => {
  if (due === null) return ''
  const base = due.base === 'ready' ? 'start' : dueBaseNames[due.base]
  const sign = due.offset < 0 ? '−' : '+'
  return `${base} ${sign}${Math.abs(due.offset)}${due.unit === 'd' ? ' d' : ''}`
}
