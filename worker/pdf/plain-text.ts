import { pdfPages } from './pages.ts'

/** Most pages that are read; the longest leases have about 120. */
const MOST_PAGES = 200

/** The words of a PDF, up to a number of characters; null for a scan, and for a file that cannot be read. */
export const plainTextOf = async (bytes: Uint8Array, most: number): Promise<string | null> => {
  let text = ''
  try {
    for await (const runs of pdfPages(bytes, MOST_PAGES)) {
      text += `${runs.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('')}\n`
      if (text.length >= most) break
    }
  } catch {
    // A page that cannot be read ends the search text, never the upload.
  }
  return text.trim() === '' ? null : text.trim().slice(0, most)
}
