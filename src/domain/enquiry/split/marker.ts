import { type Marker, readers } from './marker-readers.ts'

export type { Marker }

/** What the start of a line may mean, likeliest first. */
export const markersOf = (line: string): readonly Marker[] => {
  for (const { pattern, read } of readers) {
    const found = pattern.exec(line)
    if (!found) continue
    const markers = read(found, line.slice(found[0].length).trim())
    if (markers.length > 0) return markers
  }
  return []
}

export const isBullet = ({ label }: Marker): boolean => label === null

/** Whether a line begins as an item of a list does. */
export const isListed = (line: string) =>
  markersOf(line.trim()).some((it) => isBullet(it) || it.isPunctuated)
