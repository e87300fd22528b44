const MAX_LENGTH = 56

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '')

/** 'order-searches' for 'Order searches'; 'order-searches-2' where that is taken, `fallback` without letters. */
export const newKeyFrom = (title: string, taken: readonly string[], fallback: string): string => {
  const slug = slugOf(title) || fallback
  let key = slug
  for (let number = 2; taken.includes(key); number += 1) key = `${slug}-${number}`
  return key
}
