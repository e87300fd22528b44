import { runInDurableObject } from 'cloudflare:test'
import { env as bindings } from 'cloudflare:workers'
import { storeOf } from '#tenant/core/store'
import { CHANGED_MEANWHILE } from '#worker/backup/backups'
import { backUp, tidyBackups } from '#worker/backup/making'
import { backupToRestore, replaceDatabase } from '#worker/backup/replacing'
import type { Env } from '#worker/env'
import type { FirmUnderTest } from './firm.ts'

export const env = bindings as unknown as Env

/** Tries again what was disturbed by what the firm does by itself. */
const whenQuiet = async <T>(copy: () => Promise<T>, tries = 5): Promise<T> =>
  copy().catch((error: Error) => {
    if (error.message !== CHANGED_MEANWHILE || tries === 0) throw error
    return whenQuiet(copy, tries - 1)
  })

/** Copies of a firm under a tenant of its own, as tests share the bucket. */
export const copiesOf = (firm: FirmUnderTest, tenant: string) => ({
  make: (at = new Date().toISOString()) =>
    runInDurableObject(firm.stub, (_, { storage }) =>
      whenQuiet(() =>
        backUp({ store: storeOf(storage), files: env.FILES, bucket: env.BACKUPS, tenant }, at),
      ),
    ),
  tidy: (now: string) => tidyBackups({ files: env.FILES, bucket: env.BACKUPS, tenant }, now),
  /** Copies while something is changed. */
  makeTorn: () =>
    runInDurableObject(firm.stub, (_, { storage }) => {
      const store = storeOf(storage)
      const { BACKUPS } = env
      const bucket = {
        get: BACKUPS.get.bind(BACKUPS),
        list: BACKUPS.list.bind(BACKUPS),
        delete: BACKUPS.delete.bind(BACKUPS),
        put: (key: string, value: Uint8Array | string) => {
          store.write('UPDATE numbers SET last = last + 1')
          return BACKUPS.put(key, value)
        },
      }
      return backUp(
        { store, files: env.FILES, bucket: bucket as unknown as R2Bucket, tenant },
        '2026-11-01T03:50:00.000Z',
      )
    }),
  /** Replaces the firm's database by a backup; `spoil` changes its parts before. */
  restore: (name: string, spoil = (parts: readonly Uint8Array[]) => parts) =>
    runInDurableObject(firm.stub, async (_, { storage }) => {
      const copy = await backupToRestore(env, tenant, name)
      replaceDatabase(storeOf(storage), spoil(copy?.parts ?? []))
    }),
  drill: (name: string) => env.DRILLS.get(env.DRILLS.newUniqueId()).run(tenant, name),
  putFile: (name: string, text: string) => env.FILES.put(`t/${tenant}/${name}`, text),
  copied: async (name: string) => (await env.BACKUPS.get(`t/${tenant}/${name}`))?.text() ?? null,
})
