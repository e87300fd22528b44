import * as z from 'zod/mini'

const Titles = z.array(z.string())

/** What moving one open case to another workflow changes in it. */
export const CaseMigration = z.object({
  id: z.string(),
  version: z.int(),
  ref: z.string(),
  /** 'M & D Ellison, 4 Larch Close'. */
  title: z.string(),
  stage_before: z.string(),
  stage_after: z.string(),
  /** Open or pending after, and not in the plan before. */
  added: Titles,
  /** Open before, and not in the plan after. */
  dropped: Titles,
  /** Not in the workflow any more; they stay as they were done. */
  kept: Titles,
  done: z.int(),
})
export type CaseMigration = z.infer<typeof CaseMigration>

/** A page of open cases that run by another version. */
export const MigrationPage = z.object({
  rows: z.array(CaseMigration),
  next: z.nullable(z.string()),
})
export type MigrationPage = z.infer<typeof MigrationPage>
