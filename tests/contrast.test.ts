import { readFileSync } from 'node:fs'
import { parse, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { MOST_CHROMA } from '#worker/directory/accent'

// 'C*1.1' is 1.1 times the firm's chroma, 'H' its hue.
const css = readFileSync('src/styles/tokens.css', 'utf8')
  .replaceAll('var(--brand-h)', 'H')
  .replaceAll('var(--brand-c)', 'C*1')
  .replaceAll(/calc\(C\*1 \* ([\d.]+)\)/g, 'C*$1')
  .replaceAll('var(--area-h)', 'A')
const pairs = /--([\w-]+):\s*light-dark\(\s*(oklch\([^)]+\)),\s*(oklch\([^)]+\))\s*\)/g
const tokens = new Map([...css.matchAll(pairs)].map(([, name, day, night]) => [name, [day, night]]))
// One pair for all areas, each with a hue of its own.
const area = tokens.get('area') ?? []
for (const [, hue = ''] of css.matchAll(/--area-h:\s*(\d+)/g))
  tokens.set(
    `area-${hue}`,
    area.map((it) => it?.replace('A', hue)),
  )
const themes = ['day', 'night'] as const
type Brand = { readonly hue: number; readonly chroma: number }

const colour = (name: string, theme: (typeof themes)[number], { hue, chroma }: Brand) => {
  const written = tokens.get(name)?.[themes.indexOf(theme)] ?? ''
  const valued = written
    .replace(/C\*([\d.]+)/, (_, times) => String(chroma * Number(times)))
    .replace('H', String(hue))
  const read = parse(valued)
  if (read === undefined) throw new Error(`${name} is no colour: ${written}`)
  return read
}

const grounds = ['paper', 'sheet', 'desk', 'hover', 'picked']
const tones = ['bad', 'warn', 'good', 'note']
const over = (names: readonly string[], on: readonly string[]) =>
  names.flatMap((name) => on.map((ground) => [name, ground] as const))

const words = [
  ...over(['ink', 'ink-2', 'ink-3', 'accent'], grounds),
  ...over(['accent', 'bad'], ['accent-soft']),
  ...over(['on-accent'], ['accent', 'accent-hover']),
  ...over(tones, ['paper', 'sheet', 'desk', 'hover']),
  ...tones.map((tone) => [tone, `${tone}-soft`] as const),
]
const areas = [...tokens.keys()].filter((name): name is string => !!name?.startsWith('area-'))
const marks = [
  ...over(['rule-2', 'focus', ...tones.map((tone) => `${tone}-mark`)], ['paper', 'sheet', 'desk']),
  ...over(areas, ['desk', 'paper']),
]

const brands = Array.from({ length: 360 }, (_, hue) =>
  [0, 0.04, 0.08, MOST_CHROMA].map((chroma) => ({ hue, chroma })),
).flat()
const usual = { hue: 163, chroma: 0.082 }
const branded = words.filter((names) =>
  names.some((name) => /[HC]/.test(tokens.get(name)?.join() ?? '')),
)

const contrastOf = (
  [name, ground]: readonly [string, string],
  theme: 'day' | 'night',
  brand: Brand,
) => wcagContrast(colour(name, theme, brand), colour(ground, theme, brand))

describe.each(themes)('by %s', (theme) => {
  test.each(words)('%s can be read on %s', (name, ground) => {
    expect(contrastOf([name, ground], theme, usual)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('%s can be told from %s', (name, ground) => {
    expect(contrastOf([name, ground], theme, usual)).toBeGreaterThanOrEqual(3)
  })

  test.each(branded)('%s can be read on %s in the colour of any firm', (name, ground) => {
    const least = Math.min(...brands.map((brand) => contrastOf([name, ground], theme, brand)))
    expect(least).toBeGreaterThanOrEqual(4.5)
  })
})
