import type { EventRows, EventType } from '#domain/event'

type WorkflowDetail = {
  /** 'purchase@2' */
  workflow: string
  name: string
  status: 'draft' | 'published' | 'retired'
  /** What the person who published it said about it. */
  note?: string
}

export type WorkflowEvents = {
  'workflow.updated': EventType<'workflow', WorkflowDetail>
  'workflow.published': EventType<'workflow', WorkflowDetail>
}

const common = { subjects: ['workflow'], broadcast: ['area', 'record'] } as const

export const workflowEvents: EventRows<WorkflowEvents> = {
  'workflow.updated': { ...common, title: 'Workflow changed' },
  'workflow.published': {
    ...common,
    title: 'Workflow published',
    text: ({ name, note }) => `Workflow ${name} published${note ? `: ${note}` : ''}`,
  },
}
