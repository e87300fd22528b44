const abbreviated =
  /\b(mr|mrs|ms|dr|st|no|nos|para|paras|cl|cls|reg|regs|sch|ltd|plc|co|inc|e\.g|i\.e|etc|approx|vs|v|art|p|pp|fig|ref|tel|encl?|messrs|esq|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i

/** The sentences of a paragraph, letter by letter. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = []
  let current = ''
  for (const piece of text.split(/(?<=[.?!]["'”’)]?)\s+/)) {
    current = current === '' ? piece : `${current} ${piece}`
    if (endsSentence(current)) {
      sentences.push(current)
      current = ''
    }
  }
  return current === '' ? sentences : [...sentences, current]
}

const endsSentence = (text: string) =>
  /[.?!]["'”’)]?$/.test(text) && !abbreviated.test(text) && !/\b[A-Z]\.$/.test(text)

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
