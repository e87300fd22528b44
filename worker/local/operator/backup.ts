import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { BACKUP_PATH, BACKUPS_PATH, DRILL_PATH, RESTORE_PATH } from '#domain/backup/api'
import type { BackupManifest, RestoreDrill } from '#domain/backup/backup'
import { refuse } from '../options.mjs'
import { firmOptions, operatorCommand } from './options.ts'

const usage = `npm run backup -- make | list | drill | fetch BACKUP FOLDER | restore BACKUP

  make                 makes a backup of a firm's records and files now; every night does so too
  list                 the copies that are held, oldest first
  drill                restores the newest backup into an empty database, compares both and forgets it
  fetch BACKUP FOLDER  saves a backup in a new folder: its rows as lines of JSON, and its files
  restore BACKUP       replaces all records of the firm by a backup, and puts its files back
${firmOptions}`

const { positionals, host, send } = operatorCommand(usage)
const [act = '', name = '', folder = ''] = positionals

const ask = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
  const { status, text } = await send(method, path, body)
  if (status !== 200) return refuse(`${host} answered ${status}: ${text.slice(0, 300)}`)
  const { data }: { data: T } = JSON.parse(text)
  return data
}

const rowsText = (rows: number) => `${rows.toLocaleString('en-GB')} rows`

const make = async () => {
  for (;;) {
    const { backup } = await ask<{ backup: BackupManifest | null }>('POST', BACKUPS_PATH, {})
    if (backup === null) continue
    const { count } = backup.files
    console.info(`${backup.name}: ${rowsText(backup.rows)}, ${count.toLocaleString('en-GB')} files`)
    return console.info(`digest ${backup.digest}`)
  }
}

const list = async () => {
  const { backups } = await ask<{ backups: readonly string[] }>('GET', BACKUPS_PATH)
  for (const backup of backups) console.info(backup)
  if (backups.length === 0) console.info('There is no backup yet.')
}

const drill = async () => {
  const { drill: found } = await ask<{ drill: RestoreDrill | null }>('POST', DRILL_PATH, {})
  if (found === null) return refuse(`${host} has no backup yet. Make one: npm run backup -- make`)
  console.info(
    `${found.backup} restored: ${rowsText(found.rows)}, ${found.files_missing} files missing`,
  )
  console.info(`digest ${found.digest}`)
  if (found.problem !== null) console.info(found.problem)
  console.info(found.is_equal ? 'The restore test passed.' : 'The restore test failed.')
  process.exitCode = found.is_equal ? 0 : 1
}

const restore = async () => {
  const { backup } = await ask<{ backup: BackupManifest }>('POST', RESTORE_PATH, {
    backup: name,
    host,
  })
  console.info(`${host} is as it was at ${backup.at}. Everybody has to sign in again.`)
}

const save = async () => {
  if (name === '' || folder === '') refuse(usage)
  if (existsSync(folder)) refuse(`${folder} exists already.`)
  const path = BACKUP_PATH.replace(':name', encodeURIComponent(name))
  const { objects } = await ask<{ objects: readonly string[] }>('GET', path)
  mkdirSync(join(folder, 'files'), { recursive: true })
  for (const key of objects) {
    const { status, bytes } = await send('GET', `${path}/object?key=${encodeURIComponent(key)}`)
    if (status !== 200) refuse(`${key} could not be fetched: ${status}.`)
    const isFile = !key.startsWith('backups/')
    writeFileSync(join(folder, isFile ? 'files' : '', basename(key)), bytes)
  }
  console.info(`${objects.length.toLocaleString('en-GB')} objects saved in ${folder}`)
}

const acts: Readonly<Record<string, () => Promise<void>>> = {
  make,
  list,
  drill,
  fetch: save,
  restore,
}
await (acts[act] ?? (() => refuse(usage)))()
