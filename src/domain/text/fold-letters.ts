// Letters of other alphabets that look like ours, per letter of ours (Unicode Technical Standard 39, confusables).
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαӑɑᴀ',
  b: 'вьβƅʙƀɓЪъ',
  c: 'сϲᴄƈϹ',
  d: 'ԁɗᴅđ',
  e: 'еҽєεᴇɛ℮ҿɘǝə',
  f: 'ſϝғƒꞙ',
  g: 'ɡԍɢǥɠ',
  h: 'һнʜħɦ',
  i: 'іιıɩӏɪɨ',
  j: 'јϳᴊɉ',
  k: 'кκᴋƙқҝ',
  l: 'ⅼłƚʟɭ',
  m: 'мμᴍɱ',
  n: 'пиηɴŋɲղռ',
  o: 'оοσөᴏøօɵ',
  p: 'рρᴘƥþ',
  q: 'ԛɋʠ',
  r: 'гᴦʀɾя',
  s: 'ѕꜱʂƽ',
  t: 'тτᴛŧƭ',
  u: 'υцᴜʋʉս',
  v: 'ѵνᴠ',
  w: 'ѡωԝᴡшɯ',
  x: 'хχҳ',
  y: 'уүγʏƴɏ',
  z: 'ᴢζƶʐ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'ð',
}

// Capitals whose small form looks like another letter.
const capitals: Readonly<Record<string, string>> = { Ν: 'n', Η: 'h', Υ: 'y', Λ: 'a', Σ: 'e' }

const folded = new Map(
  Object.entries(lookAlikes).flatMap(([ours, theirs]) =>
    [...theirs.toLowerCase()].map((letter) => [letter, ours] as const),
  ),
)

// The first of 26 letters in circles, squares and flags that have no compatibility form.
const emojiAlphabets = [0x1f150, 0x1f170, 0x1f1e6]

const emojiLetter = (symbol: string) => {
  const code = symbol.codePointAt(0) ?? 0
  const first = emojiAlphabets.find((it) => code >= it && code < it + 26)
  return first === undefined ? symbol : String.fromCharCode(97 + code - first)
}

const foldLetter = (letter: string) => {
  const small = capitals[letter] ?? letter.toLowerCase()
  return folded.get(small) ?? emojiLetter(small)
}

/** A text in lower case with look-alike letters as the Latin ones, without accents and invisible characters. */
export const foldLetters = (text: string) =>
  [...text.normalize('NFKD').replaceAll(/[\p{Cf}\p{M}]/gu, '')].map(foldLetter).join('')
