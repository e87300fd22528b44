import type { UserType } from '#domain/user/user'
import type { FileLimits } from './file-parts.ts'
import { fileTypes } from './file-type.ts'

const MB = 1024 * 1024

const staffLimits: FileLimits = {
  endings: Object.keys(fileTypes),
  mostBytes: 50 * MB,
  mostFiles: 50,
}

const clientLimits: FileLimits = {
  endings: ['.pdf', '.jpg', '.jpeg', '.png', '.heic', '.docx'],
  mostBytes: 25 * MB,
  mostFiles: 20,
}

/** What somebody may upload. */
export const uploadLimits = (type: UserType): FileLimits =>
  type === 'staff' ? staffLimits : clientLimits
