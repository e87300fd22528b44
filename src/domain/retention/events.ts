import type { EventRows, EventType } from '#domain/event'

type Files = { files: number }

export type RetentionEvents = {
  'retention.held': EventType<'conveyance', { reason: string }>
  'retention.released': EventType<'conveyance'>
  'retention.proposed': EventType<'conveyance', Files>
  'retention.approved': EventType<'conveyance', Files>
  'retention.withdrawn': EventType<'conveyance'>
  'retention.destroyed': EventType<'conveyance', Files>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record'] } as const
const count = ({ files }: Files) => (files === 1 ? '1 stored file' : `${files} stored files`)

export const retentionEvents: EventRows<RetentionEvents> = {
  'retention.held': {
    ...common,
    title: 'Files put on hold',
    text: ({ reason }) => `Nothing of this file may be destroyed: ${reason}`,
  },
  'retention.released': {
    ...common,
    title: 'Hold released',
    text: () => 'The hold on the files of this case was released',
  },
  'retention.proposed': {
    ...common,
    title: 'Destruction proposed',
    text: (it) => `Destruction of ${count(it)} proposed`,
  },
  'retention.approved': {
    ...common,
    title: 'Destruction approved',
    text: (it) => `Destruction of ${count(it)} approved for the night`,
  },
  'retention.withdrawn': {
    ...common,
    title: 'Destruction withdrawn',
    text: () => 'The destruction of the files of this case was withdrawn',
  },
  'retention.destroyed': {
    ...common,
    title: 'Files destroyed',
    text: (it) => `${count(it)} destroyed`,
  },
}
