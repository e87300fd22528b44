import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { direction, pageQuery } from '#domain/list/page-query'
import {
  MemoAtVersion,
  MemoChange,
  MemoClosing,
  MemoConfirmation,
  MemoEntry,
  MemoMatching,
} from './bodies.ts'
import { AgentMemo, SaleMemoRow, SaleMemoView } from './view.ts'

/** Where the bytes of a memo are put, by a new UUID of the sender; the answer is a MemoReceipt. */
export const memoFilePath = '/api/sale-memo-files/:id'

/** What became of a file: the id of its memo. */
export type MemoReceipt = { readonly id: string }

/** Those to check without one. */
export const MemoListView = z.enum(['unmatched', 'confirmed', 'closed', 'every'])
export type MemoListView = z.infer<typeof MemoListView>

export const MemoListQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  view: z.optional(MemoListView),
  sort: z.optional(z.enum(['received'])),
  direction,
  ...pageQuery,
})
export type MemoListQuery = z.infer<typeof MemoListQuery>

const reading = { method: 'GET', who: ['staff'], can: [] } as const
const creating = {
  who: ['staff'],
  can: ['sale-memos.create'],
  reply: SaleMemoView,
} as const
const checking = {
  method: 'POST',
  who: ['staff'],
  can: ['sale-memos.update'],
  reply: SaleMemoView,
} as const

export const saleMemoApi = endpointsOf({
  /** The memos in the person's scope, newest first. */
  list: {
    ...reading,
    path: '/api/sale-memos',
    query: MemoListQuery,
    reply: z.object({ rows: z.array(SaleMemoRow), next: z.nullable(z.string()) }),
  },
  show: { ...reading, path: '/api/sale-memos/:id', reply: SaleMemoView },
  /** A memo that is typed; one of a file is made from its bytes, at the edge. */
  create: { ...creating, method: 'POST', path: '/api/sale-memos', body: MemoEntry },
  change: { ...creating, method: 'PATCH', path: '/api/sale-memos/:id', body: MemoChange },
  match: { ...creating, method: 'PUT', path: '/api/sale-memos/:id/match', body: MemoMatching },
  /** Asks the agent for what is missing, by email. */
  ask: { ...creating, method: 'POST', path: '/api/sale-memos/:id/requests', body: MemoAtVersion },
  confirm: { ...checking, path: '/api/sale-memos/:id/confirmation', body: MemoConfirmation },
  reject: { ...checking, path: '/api/sale-memos/:id/rejection', body: MemoClosing },
  fall_through: { ...checking, path: '/api/sale-memos/:id/fall-through', body: MemoClosing },
  /** What the agent's agency has sent, newest first. */
  of_agent: {
    method: 'GET',
    path: '/api/agent/sale-memos',
    who: ['agent'],
    can: [],
    reply: z.array(AgentMemo),
  },
})
