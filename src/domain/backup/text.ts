import { formatInstant } from '#domain/list/export'
import type { BackupState } from './backup.ts'

const count = (of: number, one: string, many: string) =>
  `${of.toLocaleString('en-GB')} ${of === 1 ? one : many}`

const copyText = ({ backup }: BackupState) =>
  backup === null
    ? 'No backup yet: one is made every night.'
    : `Last backup ${formatInstant(backup.at)}, with ${count(backup.rows, 'row', 'rows')} and ${count(backup.files.count, 'file', 'files')}.`

const drillText = ({ drill }: BackupState) => {
  if (drill === null) return 'No restore test yet: one is made every Sunday.'
  const at = formatInstant(drill.at)
  return drill.is_equal
    ? `Restore test passed ${at}.`
    : `Restore test failed ${at}. Tell whoever runs Deedbox for you.`
}

/** What is known of a firm's backups, as sentences. */
export const backupText = (state: BackupState) =>
  state.backup === null ? copyText(state) : `${copyText(state)} ${drillText(state)}`
