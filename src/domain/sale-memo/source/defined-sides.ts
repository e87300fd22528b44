import type { Line } from './source.ts'

const DEFINED =
  /^(.{5,160}?)[\s,]*\(\s*(?:["']\s*)?(?:the )?(seller|vendor|buyer|purchaser)s?(?:\s*["'])?\s*\)[.;]?$/i

/** The lines with 'Seller:' before whom a contract defines so: 'Mr A of 2 The Row ("Seller")'. */
export const withDefinedSides = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    const [cell] = line
    const text = line.map((it) => it.text).join('  ')
    const [, who = '', side = ''] = DEFINED.exec(text) ?? []
    return cell && side !== '' && !/[:.]\s|\b(?:other side|clients?)\b/i.test(who)
      ? [
          { at: cell.at, text: `${side}:` },
          { at: cell.at + WIDTH, text: who },
        ]
      : line
  })

const WIDTH = 40
