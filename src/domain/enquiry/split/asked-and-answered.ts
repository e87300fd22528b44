import type { Line } from './line.ts'

const question = /^q(?:uestion|n)?\s*[:.)–-]\s*(?=\S)/i
const answer = /^a(?:ns(?:wer)?)?\s*(?:[:)–-]\s*|\.\s+|\.$)/i

const numberedQuestion = /^q(?:uestion)?\s?\d/i
const numberedAnswer = /^a(?:ns(?:wer)?)?\s?\d{1,3}(?:\s*[.:)–-]\s*|\s+|$)/i

/** The word for an enquiry before each: 'Enquiry: Who owns the wall?' */
const named = /^(?:enquiry|query)\s*[:–-]\s*(?=\S)/i

/** What begins an answer without a name: an arrow, or the letter of 'answer' or 'reply' where no other letters follow. */
const unnamed = [/^(?:→|[-=]{1,2}>|>>)\s*(?=\S)/, /^a\s?[.:–-](?:\s+|$)/i, /^r\s?[.:–-](?:\s+|$)/i]
const otherLetter = /^[b-qs-z]\s?[.)]\s/i

/** Lines with 'Reply:' for what begins answers without a name, where several do and not the first. */
const withUnnamed = (lines: readonly Line[]): readonly Line[] => {
  const pattern = unnamed.find(
    (it) => !it.test(lines[0]?.text ?? '') && lines.filter(({ text }) => it.test(text)).length > 1,
  )
  if (!pattern || lines.some(({ text }) => otherLetter.test(text))) return lines
  return lines.map((line) => ({ ...line, text: line.text.replace(pattern, 'Reply: ') }))
}

/** Lines with a bullet for 'Q:' and 'Reply:' for 'A:', where pairs of them stand; 'Q1' stays a label. */
export const withQuestions = (lines: readonly Line[]): readonly Line[] => {
  const count = (pattern: RegExp) => lines.filter(({ text }) => pattern.test(text)).length
  const answers = count(numberedAnswer)
  if (answers > 0 && count(numberedQuestion) >= Math.max(2, answers))
    return lines.map((line) => ({ ...line, text: line.text.replace(numberedAnswer, 'Reply: ') }))
  if (count(named) > 1)
    return lines.map((line) => ({ ...line, text: line.text.replace(named, '• ') }))
  if (count(question) < 2 || count(answer) < 1) return withUnnamed(lines)
  return lines.map((line) => {
    if (question.test(line.text)) return { ...line, text: line.text.replace(question, '• ') }
    return answer.test(line.text)
      ? { ...line, text: line.text.replace(answer, 'Reply: ').trim() }
      : line
  })
}
