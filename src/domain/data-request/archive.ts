import * as z from 'zod/mini'
import { DataRequest } from './request.ts'

/** What the firm holds about one person, of which the browser makes one archive. */
export const DataArchive = z.object({
  /** 'Owen Tarrant 2026-11-23' */
  name: z.string(),
  files: z.array(z.object({ name: z.string(), text: z.string() })),
  /** Stored files, which the browser fetches and puts in. */
  documents: z.array(z.object({ name: z.string(), file_id: z.string() })),
  /** What somebody looks through by hand, as only people can tell whose it is. */
  to_review: z.object({
    /** How many documents of their cases only staff see. */
    documents: z.int(),
    /** How many files of theirs the reader may not open. */
    closed: z.int(),
    /** How many of their addresses and numbers another client has too, whose words are therefore not in it. */
    shared: z.int(),
  }),
  /** The request, with this archive recorded. */
  request: DataRequest,
})
export type DataArchive = z.infer<typeof DataArchive>
