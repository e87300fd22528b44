import type { Instant } from './dates.ts'

type Versioned = { readonly version: number; readonly updated_at: Instant }

export const withChange = <Stored extends Versioned>(
  record: Stored,
  change: Partial<NoInfer<Stored>>,
  now: Instant,
): Stored => ({ ...record, ...change, version: record.version + 1, updated_at: now })
