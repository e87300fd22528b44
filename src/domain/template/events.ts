import type { EventRows, EventType } from '#domain/event'
import type { TemplateFamily } from './template.ts'
import type { TemplateStatus } from './version.ts'

export type TemplateEventDetail = {
  family: TemplateFamily
  key: string
  name: string
  number: number
  status: TemplateStatus
  note?: string
}

export type TemplateEvents = {
  'template.updated': EventType<'template', TemplateEventDetail>
  'template.sent-for-review': EventType<'template', TemplateEventDetail>
  'template.published': EventType<'template', TemplateEventDetail>
  'template.retired': EventType<'template', TemplateEventDetail>
  'template.approval-changed': EventType<'firm', { second_person: boolean }>
}

const template = { subjects: ['template'], broadcast: ['area', 'record'] } as const

const named = ({ name, number }: TemplateEventDetail) => `${name}, version ${number}`

export const templateEvents: EventRows<TemplateEvents> = {
  'template.updated': {
    ...template,
    title: 'Template changed',
    text: (detail) => `Template changed: ${named(detail)}`,
  },
  'template.sent-for-review': {
    ...template,
    title: 'Template sent for review',
    text: (detail) => `Template sent for review: ${named(detail)}`,
  },
  'template.published': {
    ...template,
    title: 'Template published',
    text: (detail) =>
      `Template published: ${named(detail)}${detail.note ? ` (${detail.note})` : ''}`,
  },
  'template.retired': {
    ...template,
    title: 'Template retired',
    text: (detail) => `Template retired: ${named(detail)}`,
  },
  'template.approval-changed': {
    subjects: ['firm'],
    broadcast: ['area'],
    title: 'Approval of templates changed',
    text: ({ second_person }) =>
      second_person
        ? 'Templates now need a second person to publish them'
        : 'Templates no longer need a second person to publish them',
  },
}
