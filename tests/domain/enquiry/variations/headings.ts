const lineUnder = (mark: string) => (title: string) => `${title}\n${mark.repeat(title.length)}`

/** A heading as it is written, by how it is set; the second value counts the headings. */
export const headings: Readonly<Record<string, (title: string, value: number) => string>> = {
  Title: (title) => title,
  TITLE: (title) => title.toUpperCase(),
  'Title:': (title) => `${title}:`,
  'Title -': (title) => `${title} -`,
  'underlined -': lineUnder('-'),
  'underlined =': lineUnder('='),
  'underlined _': lineUnder('_'),
  '## Title': (title) => `## ${title}`,
  '**Title**': (title) => `**${title}**`,
  '*Title*': (title) => `*${title}*`,
  __Title__: (title) => `__${title}__`,
  _Title_: (title) => `_${title}_`,
  '[Title]': (title) => `[${title}]`,
  '— Title —': (title) => `— ${title} —`,
  '--- Title ---': (title) => `--- ${title} ---`,
  '=== TITLE ===': (title) => `=== ${title.toUpperCase()} ===`,
  indented: (title) => `          ${title}`,
  '1. Title': (title, value) => `${value}. ${title}`,
  '1.0 TITLE': (title, value) => `${value}.0 ${title.toUpperCase()}`,
  '1 Title': (title, value) => `${value} ${title}`,
  'A. Title': (title, value) => `${String.fromCharCode(64 + value)}. ${title}`,
  'A TITLE': (title, value) => `${String.fromCharCode(64 + value)} ${title.toUpperCase()}`,
  'A) Title': (title, value) => `${String.fromCharCode(64 + value)}) ${title}`,
  'A - Title': (title, value) => `${String.fromCharCode(64 + value)} - ${title}`,
  'I. TITLE': (title, value) =>
    `${['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][value]}. ${title.toUpperCase()}`,
}
