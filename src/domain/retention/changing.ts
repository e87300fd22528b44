import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type { CaseRetention, DestroyedFile } from './retention.ts'

type By = { readonly by: Named; readonly now: Instant }

const stamp = ({ by, now }: By) => ({ by: { id: by.id, name: by.name }, at: now })

export const newRetention = (id: string): CaseRetention => ({
  ...{ id, version: 0, hold: null, destruction: null },
})

type Changed = Partial<Pick<CaseRetention, 'hold' | 'destruction'>>

const changed = (retention: CaseRetention, change: Changed): CaseRetention => ({
  ...retention,
  ...change,
  version: retention.version + 1,
})

/** With a hold, which also withdraws a destruction that waits. */
export const held = (retention: CaseRetention, reason: string, by: By) =>
  changed(retention, { hold: { ...stamp(by), reason }, destruction: null })

export const released = (retention: CaseRetention) => changed(retention, { hold: null })

export const proposed = (retention: CaseRetention, by: By) =>
  changed(retention, {
    destruction: {
      ...{ status: 'proposed', proposed: stamp(by), approved: null, destroyed_at: null, files: [] },
    },
  })

export const withdrawn = (retention: CaseRetention) => changed(retention, { destruction: null })

/** Approved by a second person; throws unless it was proposed. */
export const approved = (retention: CaseRetention, by: By) =>
  changed(retention, {
    destruction: { ...destructionOf(retention), status: 'approved', approved: stamp(by) },
  })

/** Destroyed, with what is left of each file; throws unless it was proposed. */
export const destroyed = (
  retention: CaseRetention,
  files: readonly DestroyedFile[],
  now: Instant,
) =>
  changed(retention, {
    destruction: {
      ...destructionOf(retention),
      ...{ status: 'destroyed', destroyed_at: now, files: [...files] },
    },
  })

/** As in a backup of before, to be destroyed once more by the decision that was made since; throws for one that was not destroyed. */
export const toDestroyAgain = (backup: CaseRetention, since: CaseRetention) =>
  changed(backup, {
    hold: since.hold,
    destruction: { ...destructionOf(since), status: 'approved', destroyed_at: null, files: [] },
  })

const destructionOf = ({ id, destruction }: CaseRetention) => {
  if (destruction === null) throw new Error(`no destruction of ${id} was proposed`)
  return destruction
}
