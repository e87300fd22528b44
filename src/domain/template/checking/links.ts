import type { Problem } from './scan.ts'

const IMAGES = /!\[([^\]]*)\]\([^)]*\)/g
const LINKS = /(?<!!)\[([^\]\n]+)\]\(([^)\n]*)\)/g
const SAFE = /^(?:https:\/\/|mailto:|tel:|\{\{)/

/** Pictures in the text, which only the layout may have. */
export const imagesIn = (text: string): Problem[] =>
  [...text.matchAll(IMAGES)].map(({ 0: image, 1: alt = '', index }) => ({
    from: index,
    to: index + image.length,
    message:
      alt.trim() === ''
        ? 'This picture has no description. Texts have no pictures; the logo comes from the layout.'
        : 'Texts have no pictures; the logo comes from the layout.',
  }))

/** Links that lead anywhere but to a safe address. */
export const linksIn = (text: string): Problem[] =>
  [...text.matchAll(LINKS)]
    .filter(([, , address = '']) => !SAFE.test(address.trim()))
    .map(({ 0: link, index }) => ({
      from: index,
      to: index + link.length,
      message: 'Links begin with https://, mailto: or tel:, or are a merge field.',
    }))
