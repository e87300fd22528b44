import { BackupState } from '#domain/backup/backup'
import type { Setting } from '#tenant/core/settings'

export const backupSetting: Setting<BackupState> = {
  settingKey: 'backup',
  shape: 1,
  schema: BackupState,
  upgrades: [],
}
