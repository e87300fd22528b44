import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../worker/local/port.mjs'
import { startProduct } from '../../worker/local/product.mjs'
import { callerFor } from '../support/api.ts'
import { databaseOf } from '../support/records.ts'

const state = mkdtempSync(join(tmpdir(), 'deedbox-changed-'))
const OWNER = `SELECT id FROM users WHERE json_extract(doc, '$.email') = 'owner@harcourt.test'`
let port: number
let product: ReturnType<typeof startProduct>

const start = async () => {
  product = startProduct({ port, state })
  await product.ready
}

beforeAll(async () => {
  port = await freePort()
  await start()
  await callerFor(`http://localhost:${port}`, 'owner@harcourt.test')
})
afterAll(async () => {
  await product.stop()
  rmSync(state, { recursive: true, force: true })
})

/** Changes the firm's database while nothing runs, as somebody with the disk could. */
const tamper = async <T>(change: (database: DatabaseSync) => T) => {
  await product.stop()
  const database = databaseOf(state, OWNER)
  database.exec('DROP TRIGGER IF EXISTS audit_never_change; DROP TRIGGER IF EXISTS audit_never_go')
  const result = change(database)
  database.close()
  await start()
  return result
}

/** Runs `npm run audit -- verify`; returns its exit code and what it printed. */
const verify = () =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const flags = ['worker/local/run.mjs', 'worker/local/operator/audit.ts', 'verify']
    const child = execFile(
      process.execPath,
      [...flags, '--port', String(port)],
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

const rename = (database: DatabaseSync, seq: number, name: string) => {
  const row = database.prepare('SELECT actor_name FROM audit WHERE seq = ?').get(seq)
  database.prepare('UPDATE audit SET actor_name = ? WHERE seq = ?').run(name, seq)
  return String(row?.['actor_name'])
}

test('the command finds a row of the audit log that was changed or removed on the disk, and ends with 1', {
  timeout: 600_000,
}, async () => {
  expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining('is whole') })

  const changed = await tamper((database) => {
    const middle =
      'SELECT seq FROM audit WHERE actor_name IS NOT NULL ORDER BY seq DESC LIMIT 1 OFFSET 5'
    const seq = Number(database.prepare(middle).get()?.['seq'])
    return { seq, name: rename(database, seq, 'Somebody Else') }
  })
  const found = await verify()
  expect(found.output).toContain(`Row ${changed.seq} is the first that is not as it was written`)
  expect(found.code).toBe(1)

  await tamper((database) => rename(database, changed.seq, changed.name))
  expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining('is whole') })

  await tamper((database) => database.prepare('DELETE FROM audit WHERE seq = ?').run(changed.seq))
  const cut = await verify()
  expect(cut.output).toContain(`Row ${changed.seq + 1} is the first that is not as it was written`)
  expect(cut.code).toBe(1)
})
