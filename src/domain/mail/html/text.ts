import { htmlTokens } from './tokens.ts'

const BLOCK =
  /^(?:p|div|tr|table|h[1-6]|ul|ol|dl|dt|dd|blockquote|hr|section|article|header|footer|pre|center|form|address)$/
const HIDDEN = /^(?:head|svg|math|template|object|select)$/

/** Hidden elements that stand open at once. */
const DEEPEST = 200

/** What a reader of HTML sees, as lines of text. */
export const textOfHtml = (html: string): string => {
  const pieces: string[] = []
  const hidden: string[] = []
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (hidden.length === 0) pieces.push(token.text.replaceAll(/[ \t\r\n\f]+/g, ' '))
    } else if (HIDDEN.test(token.name)) hide(hidden, token)
    else if (token.name === 'body') hidden.length = 0
    else if (hidden.length === 0) pieces.push(gapOf(token.name, token.kind === 'open'))
  }
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const hide = (hidden: string[], token: { kind: 'open' | 'close'; name: string }) => {
  if (token.kind === 'open') {
    if (hidden.length < DEEPEST) hidden.push(token.name)
  } else if (hidden.includes(token.name)) hidden.length = hidden.lastIndexOf(token.name)
}

const gapOf = (name: string, isOpen: boolean) => {
  if (name === 'br') return '\n'
  if (name === 'li') return isOpen ? '\n• ' : ''
  if (name === 'td' || name === 'th') return ' '
  return BLOCK.test(name) ? '\n' : ''
}
