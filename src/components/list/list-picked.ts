/** The keys of the selected rows. */
export type Picked = ReadonlySet<string>

/** The selection with one row toggled. */
export const toggled = (picked: Picked | undefined, key: string): Picked => {
  const next = new Set(picked)
  if (!next.delete(key)) next.add(key)
  return next
}
