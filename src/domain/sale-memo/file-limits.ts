import type { FileLimits } from '#domain/document/file-parts'

const MB = 1024 * 1024

/** What may be sent as a memo of sale: one file at a time. */
export const memoFileLimits: FileLimits = {
  endings: ['.pdf', '.eml', '.docx', '.txt', '.jpg', '.jpeg', '.png', '.heic'],
  mostBytes: 20 * MB,
  mostFiles: 1,
}
