/** The keys of the rows that are picked. */
export type Picked = ReadonlySet<string>

/** What is picked once this one has changed. */
export const toggled = (picked: Picked | undefined, key: string): Picked => {
  const next = new Set(picked)
  if (!next.delete(key)) next.add(key)
  return next
}
