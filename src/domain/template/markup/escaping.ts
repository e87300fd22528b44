// Every mark that could begin or end something; the line break has a mark of its own.
const MARKS = /[\\`*[\]|#>@.!(){}%-]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** A value as text of the markup, in which it can begin and end nothing. */
export const escapeMarkup = (value: string) =>
  value
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(CONTROLS, '')
    .trim()
    .replaceAll(MARKS, String.raw`\$&`)
    .replaceAll(/\n+/g, String.raw`\n`)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML, for content and for quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)

/** A value as plain text: one or more lines without control characters. */
export const plainText = (value: string) =>
  value.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(CONTROLS, '')

/** An address that a link may lead to; null for any other. */
export const safeAddress = (typed: string): string | null => {
  const address = typed.trim()
  return /^(?:https?:\/\/|mailto:|tel:)[^\s<>"'\\]+$/i.test(address) ? address : null
}
