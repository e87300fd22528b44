import type { EventRows, EventType } from '#domain/event'

/** `backup`: none was made for two days; `drill`: the newest could not be restored as it was copied. */
type Problem = 'backup' | 'drill'

const problems: Readonly<Record<Problem, string>> = {
  backup: 'no backup has been made for two days',
  drill: 'the newest backup failed its restore test',
}

export const problemText = (of: Problem) => problems[of]

export type BackupEvents = {
  'backup.failed': EventType<'firm', { of: Problem }, 'problem'>
  'firm.restored': EventType<'firm', { backup: string }>
}

export const backupEvents: EventRows<BackupEvents> = {
  'backup.failed': {
    subjects: ['firm'],
    title: 'Backup failed',
    text: ({ of }) => `Backup failed: ${problemText(of)}`,
    broadcast: ['area'],
    values: ['problem'],
    communications: (['internal', 'email'] as const).map((channel) => ({
      audience: 'internal',
      channel,
      subject: 'The backup of your records has failed',
      body: 'The backup of your records has failed: {problem}. Your records themselves are as they were. Tell whoever runs Deedbox for you.',
    })),
  },
  'firm.restored': {
    subjects: ['firm'],
    title: 'Records restored from a backup',
    text: ({ backup }) =>
      `All records were replaced by the backup ${backup}. What was done after it is not there`,
    broadcast: ['area', 'record'],
  },
}
