import type { EventRows, EventType } from '#domain/event'

type Detail = { code: string; label: string }

export type ClassificationEvents = {
  'enquiry-classification.created': EventType<'enquiry-classification', Detail>
  'enquiry-classification.changed': EventType<'enquiry-classification', Detail>
  'enquiry-classification.retired': EventType<'enquiry-classification', Detail>
  'enquiry-classification.restored': EventType<'enquiry-classification', Detail>
}

const common = { subjects: ['enquiry-classification'], broadcast: ['area', 'record'] } as const
const named = ({ code, label }: Detail) => `${code}, ${label}`

export const classificationEvents: EventRows<ClassificationEvents> = {
  'enquiry-classification.created': {
    ...common,
    title: 'Classification added',
    text: (detail) => `Classification of enquiries added: ${named(detail)}`,
  },
  'enquiry-classification.changed': {
    ...common,
    title: 'Classification changed',
    text: (detail) => `Classification of enquiries changed: ${named(detail)}`,
  },
  'enquiry-classification.retired': {
    ...common,
    title: 'Classification retired',
    text: (detail) => `Classification of enquiries retired: ${named(detail)}`,
  },
  'enquiry-classification.restored': {
    ...common,
    title: 'Classification restored',
    text: (detail) => `Classification of enquiries restored: ${named(detail)}`,
  },
}
