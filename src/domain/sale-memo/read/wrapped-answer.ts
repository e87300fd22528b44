/** Lines as one text, by comma where one does not only go on with the one above it. */
export const asOneText = (lines: readonly string[]) =>
  lines.map((line, at) => `${at === 0 ? '' : MORE.test(line) ? ' ' : ', '}${line}`).join('')

/** How a line begins that goes on with the one above it, and with nobody else. */
const MORE = /^(?!(?:sellers?|vendors?|buyers?|purchasers?|ftbs?|no|not|none|nothing)\b)\p{Ll}/u
