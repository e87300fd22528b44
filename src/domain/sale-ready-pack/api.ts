import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { direction, pageQuery } from '#domain/list/page-query'
import {
  AnswerBody,
  AtVersion,
  ClientAnswer,
  ClientConsent,
  PackDetails,
  PackEntry,
  PackImport,
  PaperConsent,
  ReleaseBody,
  WithdrawalBody,
} from './bodies.ts'
import { PackOrderCancellation, PackOrderEntry, PackOrderPlacing } from './order/bodies.ts'
import { ClientPack, PackRow, PackView, SharedPack } from './view.ts'

/** Where the bytes of a document of a pack are put; the answer is { id } of the pack. */
export const packFilePath = '/api/sale-ready-packs/:id/files/:item'

/** Those that are not withdrawn without one. */
export const PackListView = z.enum([
  'collecting',
  'ready',
  'released',
  'stale',
  'to_order',
  'withdrawn',
])
export type PackListView = z.infer<typeof PackListView>

export const PackListQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  view: z.optional(PackListView),
  /** The id of a case: its packs, and those of its quote. */
  conveyance: z.optional(z.string().check(z.maxLength(60))),
  sort: z.optional(z.enum(['requested'])),
  direction,
  ...pageQuery,
})
export type PackListQuery = z.infer<typeof PackListQuery>

const reading = { method: 'GET', who: ['staff'], can: [] } as const
const creating = {
  method: 'POST',
  who: ['staff'],
  can: ['sale-ready-packs.create'],
  reply: PackView,
} as const
const editing = {
  method: 'POST',
  who: ['staff'],
  can: ['sale-ready-packs.update'],
  reply: PackView,
} as const

export const saleReadyPackApi = endpointsOf({
  /** The packs in the person's scope, newest first. */
  list: {
    ...reading,
    path: '/api/sale-ready-packs',
    query: PackListQuery,
    reply: z.object({ rows: z.array(PackRow), next: z.nullable(z.string()) }),
  },
  show: { ...reading, path: '/api/sale-ready-packs/:id', reply: PackView },
  /** The pack as a transaction of the Property Data Trust Framework. */
  transaction: {
    ...reading,
    path: '/api/sale-ready-packs/:id/transaction',
    reply: z.object({ text: z.string() }),
  },
  pdf: {
    ...reading,
    path: '/api/sale-ready-packs/:id/pdf',
    reply: z.string(),
    file: { type: 'application/pdf', name: 'sale-ready-pack', content: 'pack' },
  },
  create: { ...creating, path: '/api/sale-ready-packs', body: PackEntry },
  /** A pack of a file that an agent or another firm has exported. */
  import: { ...creating, path: '/api/sale-ready-pack-imports', body: PackImport },
  /** Writes to the sellers: an invitation first, later for what is missing. */
  ask: { ...creating, path: '/api/sale-ready-packs/:id/requests', body: AtVersion },
  change: { ...editing, method: 'PATCH', path: '/api/sale-ready-packs/:id', body: PackDetails },
  answer: {
    ...editing,
    method: 'PUT',
    path: '/api/sale-ready-packs/:id/answers/:item',
    body: AnswerBody,
  },
  /** Records that something is to be bought for an item, and asks whoever works on the case to place it. */
  order: { ...editing, path: '/api/sale-ready-packs/:id/orders', body: PackOrderEntry },
  /** Records that somebody has placed an order; its case bears the cost. */
  place_order: {
    ...editing,
    method: 'PUT',
    path: '/api/sale-ready-packs/:id/orders/:order/placing',
    body: PackOrderPlacing,
  },
  cancel_order: {
    ...editing,
    path: '/api/sale-ready-packs/:id/orders/:order/cancellation',
    body: PackOrderCancellation,
  },
  consent: { ...editing, path: '/api/sale-ready-packs/:id/consents', body: PaperConsent },
  release: { ...editing, path: '/api/sale-ready-packs/:id/releases', body: ReleaseBody },
  /** Ends a link: from then on it opens nothing. */
  end_release: {
    ...editing,
    path: '/api/sale-ready-packs/:id/releases/:release/withdrawal',
    body: AtVersion,
  },
  withdraw: { ...editing, path: '/api/sale-ready-packs/:id/withdrawal', body: WithdrawalBody },
})

const own = { who: ['client'], can: [], reply: ClientPack } as const

export const clientPackApi = endpointsOf({
  /** The packs that the signed-in seller answers. */
  list: { ...own, method: 'GET', path: '/api/client-packs', reply: z.array(ClientPack) },
  answer: {
    ...own,
    method: 'PUT',
    path: '/api/client-packs/:id/answers/:item',
    body: ClientAnswer,
  },
  consent: { ...own, method: 'POST', path: '/api/client-packs/:id/consent', body: ClientConsent },
})

const shared = {
  method: 'GET',
  who: 'public',
  because: 'the signed link in the message is the key',
  can: [],
} as const

export const sharedPackApi = endpointsOf({
  show: { ...shared, path: '/api/shared-packs/:token', reply: SharedPack },
  transaction: {
    ...shared,
    path: '/api/shared-packs/:token/transaction',
    reply: z.object({ text: z.string() }),
  },
  pdf: {
    ...shared,
    path: '/api/shared-packs/:token/pdf',
    reply: z.string(),
    file: { type: 'application/pdf', name: 'sale-ready-pack', content: 'pack' },
  },
})
