/** '“Sign terms”, “Order searches” and 3 more'. */
export const quoted = (items: readonly { readonly title: string }[]): string => {
  const shown = items.slice(0, 4).map((it) => `“${it.title}”`)
  const more = items.length - shown.length
  const parts = more > 0 ? [...shown, `${more} more`] : shown
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

/** '1 working day', '5 working days'. */
export const workingDays = (count: number) => `${count} working ${count === 1 ? 'day' : 'days'}`
