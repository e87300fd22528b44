const titles = new Set(
  'mr mrs miss ms mx dr prof professor sir dame lord lady rev reverend sheikh shaykh haji hajji general gen colonel col major captain'.split(
    ' ',
  ),
)
const legalForms = new Set(
  'ltd limited llc llp plc inc company co corp corporation jsc ojsc pjsc ooo oao gmbh sarl the and of'.split(
    ' ',
  ),
)
const particles = new Set(
  'al el ul de la le van von der den bin ibn ben abu abd bint dos da di du'.split(' '),
)

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** 'Dr. José Al-Núñez' is ['jose', 'nunez']: lower case without accents, titles, legal forms and particles. */
export const nameTokens = (name: string): readonly string[] => {
  const all = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłđæœı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((it) => it !== '' && !titles.has(it) && !legalForms.has(it))
  const telling = all.filter((it) => !particles.has(it) && it.length > 1)
  return telling.length > 0 ? telling : all
}

const alike: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/kh|gh|ck|ch|[qcg]/g, 'k'],
  [/dh|th/g, 't'],
  [/d/g, 't'],
  [/shch|sch|sh|zh|tz|ts|z/g, 's'],
  [/ph|[wbpf]/g, 'v'],
]

/** The consonants of a name as other alphabets spell them: 'Gaddafi' and 'Qadhafi' are both 'ktv'. */
export const skeletonOf = (token: string): string => {
  const consonants = alike
    .reduce((text, [pattern, to]) => text.replaceAll(pattern, to), token)
    .replaceAll(/[aeiouyjh]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
  return consonants === '' ? token.slice(0, 1) : consonants
}

/** How many letters have to change to turn one text into the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [nth, letterOfOther] of [...other].entries())
      next.push(
        Math.min(
          (next[nth] ?? 0) + 1,
          (row[nth + 1] ?? 0) + 1,
          (row[nth] ?? 0) + (letter === letterOfOther ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const SAME_SOUND = 0.9

/** From 0 to 1: how alike two words of a name are; those with the same consonants at least 0.9. */
const likenessOf = (one: string, other: string): number => {
  if (one === other) return 1
  const spelt = 1 - distance(one, other) / Math.max(one.length, other.length)
  const isHeardTheSame = skeletonOf(one).length > 1 && skeletonOf(one) === skeletonOf(other)
  return isHeardTheSame ? Math.max(SAME_SOUND, spelt) : spelt
}

/**
 * From 0 to 1: how alike two names are in any order of their words. A shorter name is compared with the best words of the
 * longer one; one word alone is compared with one word alone.
 */
export const nameLikeness = (one: readonly string[], other: readonly string[]): number => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0 || (short.length === 1 && long.length > 1)) return 0
  const left = [...long]
  const found = short.map((word) => {
    const scores = left.map((it) => likenessOf(word, it))
    const best = Math.max(...scores)
    left.splice(scores.indexOf(best), 1)
    return best
  })
  return found.reduce((sum, it) => sum + it, 0) / found.length
}
