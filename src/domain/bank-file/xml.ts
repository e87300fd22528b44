import { BankFileFault } from './bank-file.ts'

export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  readonly text: string
}

type Open = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const decoded = (text: string) =>
  text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return entities[name] ?? whole
  })

const TOKEN =
  /<\?[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const localName = (name: string) => name.replace(/^.*:/, '')

const attributesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      localName(name),
      decoded(double ?? single ?? ''),
    ]),
  )

const lineAt = (text: string, index: number) => `line ${text.slice(0, index).split('\n').length}`

const closed = (stack: Open[], name: string, place: string) => {
  const done = stack.pop()
  const parent = stack.at(-1)
  if (done === undefined || parent === undefined || done.name !== localName(name))
    throw new BankFileFault('The file is not well formed.', place)
  parent.children.push(done)
}

/**
 * The one element of a document of elements, attributes and text, names without their prefixes. Throws for a cut file,
 * and for a DOCTYPE, whose entities could read or inflate anything.
 */
export const xmlElement = (source: string): Element => {
  const doctype = source.search(/<!DOCTYPE/i)
  if (doctype >= 0)
    throw new BankFileFault('A file with a DOCTYPE is not accepted.', lineAt(source, doctype))
  const stack: Open[] = [{ name: '', attributes: {}, children: [], text: '' }]
  const pattern = new RegExp(TOKEN)
  while (pattern.lastIndex < source.length) {
    const start = pattern.lastIndex
    const match = pattern.exec(source)
    if (match === null)
      throw new BankFileFault('The file is not well formed.', lineAt(source, start))
    const [, end, name, attributes = '', empty, text] = match
    const top = stack.at(-1)
    if (text !== undefined && top !== undefined) top.text += decoded(text)
    if (name === undefined) continue
    const opened = { name: localName(name), attributes: attributesIn(attributes), children: [] }
    if (end !== '/') stack.push({ ...opened, text: '' })
    if (end === '/' || empty === '/') closed(stack, name, lineAt(source, start))
  }
  const [document, ...others] = stack
  const [root] = document?.children ?? []
  if (root === undefined || others.length > 0)
    throw new BankFileFault('The file is cut.', lineAt(source, source.length))
  return root
}
