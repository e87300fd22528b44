export type Picked = ReadonlySet<string>

export const toggled = (picked: Picked | undefined, key: string): Picked => {
  const next = new Set(picked)
  if (!next.delete(key)) next.add(key)
  return next
}
