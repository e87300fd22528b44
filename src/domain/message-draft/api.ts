import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { DraftValues, DraftWay, MessageDraft } from './draft.ts'

const staff = { who: ['staff'], can: [] } as const
const version = z.int().check(z.minimum(0))

export const DraftSaving = z.strictObject({
  /** 0 for a new one. */
  version,
  record: z.strictObject({ kind: z.enum(['conveyance', 'quote-case', 'lead']), id: z.uuid() }),
  way: DraftWay,
  email_id: z.nullable(z.uuid()),
  values: DraftValues,
})
export type DraftSaving = z.infer<typeof DraftSaving>

/** What somebody has begun to write; each reads their own. */
export const messageDraftApi = endpointsOf({
  /** Those of one record that wait, the newest first. */
  list: {
    ...staff,
    method: 'GET',
    path: '/api/message-drafts',
    query: z.strictObject({ record: z.uuid() }),
    reply: z.array(MessageDraft),
  },
  save: {
    ...staff,
    method: 'PUT',
    path: '/api/message-drafts/:id',
    body: DraftSaving,
    reply: MessageDraft,
  },
  discard: {
    ...staff,
    method: 'POST',
    path: '/api/message-drafts/:id/discard',
    reply: MessageDraft,
  },
})
