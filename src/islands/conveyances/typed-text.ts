/** Returns the filled fields of a form, one line each: 'Exchange target: 2026-12-04'. */
export const typedIn = (root: Element) =>
  [...root.querySelectorAll('input, select, textarea')]
    .flatMap((it) => (isField(it) ? [it] : []))
    .filter(({ type, value }) => value !== '' && !/^(hidden|button|submit)$/.test(type))
    .flatMap((field) => lineOf(field) ?? [])
    .join('\n')

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (it: unknown): it is Field =>
  it instanceof HTMLInputElement ||
  it instanceof HTMLSelectElement ||
  it instanceof HTMLTextAreaElement

const lineOf = (field: Field) => {
  const isChoice = field.type === 'checkbox' || field.type === 'radio'
  if (isChoice && field instanceof HTMLInputElement && !field.checked) return null
  const name = (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').trim()
  if (isChoice) return name
  const value =
    field instanceof HTMLSelectElement ? field.selectedOptions[0]?.textContent : field.value
  return name ? `${name}: ${value}` : `${value}`
}
