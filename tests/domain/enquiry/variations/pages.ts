type Page = (value: number) => string

const last = 3

/** What a printer sets between two pages. */
export const pages: Readonly<Record<string, Page | null>> = {
  none: null,
  'Page 2 of 3': (value) => `Page ${value} of ${last}`,
  'Page 2': (value) => `Page ${value}`,
  'page 2/3': (value) => `page ${value}/${last}`,
  '- 2 -': (value) => `- ${value} -`,
  '2': (value) => String(value),
  'Page | 2': (value) => `Page | ${value}`,
  'foot and head': (value) =>
    `Page ${value} of ${last}\n\nMarlow & Penn LLP\nOsei from Carr - 14 Larch Road`,
  head: (value) => `Marlow & Penn LLP            Enquiries: 14 Larch Road            ${value}`,
  'form feed': () => '\f',
}
