import type { EventRows, EventType } from '#domain/event'

type Detail = { code: string; label: string }
type Moved = Detail & {
  into: string
  enquiries: number
  library: number
  standard_replies: number
}

export type ClassificationEvents = {
  'enquiry-classification.created': EventType<'enquiry-classification', Detail>
  'enquiry-classification.changed': EventType<'enquiry-classification', Detail>
  'enquiry-classification.retired': EventType<'enquiry-classification', Detail>
  'enquiry-classification.restored': EventType<'enquiry-classification', Detail>
  'enquiry-classification.merged': EventType<'enquiry-classification', Moved>
  'enquiry-classification.moved': EventType<'enquiry-classification', Moved>
  'enquiry-classification.reordered': EventType<'firm', { count: number }>
}

const common = { subjects: ['enquiry-classification'], broadcast: ['area', 'record'] } as const
const named = ({ code, label }: Detail) => `${code}, ${label}`

const counted = ({ enquiries, library, standard_replies }: Omit<Moved, keyof Detail | 'into'>) =>
  `${enquiries} enquiries, ${library} of the library, ${standard_replies} standard replies`

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
  'enquiry-classification.merged': {
    ...common,
    title: 'Classification merged',
    text: (detail) =>
      `Classification of enquiries ${named(detail)} merged into ${detail.into}: ${counted(detail)}`,
  },
  'enquiry-classification.moved': {
    ...common,
    title: 'Enquiries classified anew',
    text: (detail) => `Moved from ${named(detail)} to ${detail.into}: ${counted(detail)}`,
  },
  'enquiry-classification.reordered': {
    subjects: ['firm'],
    broadcast: ['area'],
    title: 'Classifications put in order',
    text: ({ count }) => `${count} classifications of enquiries put in another order`,
  },
}
