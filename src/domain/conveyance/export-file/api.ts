import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'

/** The files of a case, of which the browser makes one archive. */
export const CaseExport = z.object({
  /** '26-S-01187 2026-11-23' */
  name: z.string(),
  files: z.array(z.object({ name: z.string(), text: z.string() })),
})
export type CaseExport = z.infer<typeof CaseExport>

export const caseExportApi = endpointsOf({
  /** Reads the whole file of a case, which is recorded. */
  create: {
    method: 'POST',
    path: '/api/conveyances/:id/exports',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    isHarmless: true,
    isSecret: true,
    body: z.strictObject({}),
    reply: CaseExport,
  },
})
