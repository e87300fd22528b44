import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { PackFile } from '#domain/sale-ready-pack/record'

const step = { who: ['staff', 'client'], can: [], reply: z.object({ id: z.string() }) } as const

/** What the edge asks of a firm's object for a document of a pack; no browser reaches these. */
export const packSteps = endpointsOf({
  find: { ...step, method: 'GET', path: '/internal/sale-ready-packs/:id/files/:item' },
  file: {
    ...step,
    method: 'POST',
    path: '/internal/sale-ready-packs/:id/files/:item',
    body: z.strictObject(z.omit(PackFile, { file_id: true }).shape),
  },
})
