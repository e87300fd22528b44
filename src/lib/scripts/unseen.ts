import { untilOnline } from '../request/online.ts'
import { unseen } from './unseen-count.ts'

/**
 * Returns what a script exports that the page in view can do without. A script that cannot be fetched is tried again
 * with the next connection, and never loads the page anew under somebody's hands; null where the server refuses it.
 */
export const importUnseen = async <T>(fetchScript: () => Promise<T>): Promise<T | null> => {
  unseen.count += 1
  try {
    return await fetchScript()
  } catch {
    if (navigator.onLine) return null
  } finally {
    unseen.count -= 1
  }
  await untilOnline()
  return importUnseen(fetchScript)
}
