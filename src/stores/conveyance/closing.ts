import { write } from './conveyance.ts'

/** Opens the closed file on the page again. */
export const reopen = (reason: string, key: string, version?: number) =>
  write('reopen', { reason }, { key, version })

export const archive = () => write('archive', {})
