export type Numbered = { readonly label: string; readonly text: string }

const asks =
  'Please|Kindly|Confirm|Supply|Provide|Is|Are|Was|Were|Has|Have|Does|Do|Did|Who|What|When|Where|Which|Why|How|Can|Could|Will|We'
const refers =
  /\b(clauses?|paragraphs?|paras?|entr(?:y|ies)|conditions?|schedules?|sections?|parts?|plots?|pages?|enquir(?:y|ies)|items?|numbers?|nos?|flats?|units?|and|or|of|the|to|in|at|by|from|since|after|before)\s*$/i

/** Where a number begins an item within a text: after a sentence, or before words that ask. */
const labelAt = (text: string, value: number, from: number) => {
  const pattern = new RegExp(
    `(?:(?<=^|[.?;!:)]\\s+)\\(?${value}[.)]\\s+(?=["“(]?[A-Z])|(?<=^|\\s)\\(?${value}[.)]?\\s+(?=(?:${asks})\\b))`,
    'g',
  )
  pattern.lastIndex = from
  let found = pattern.exec(text)
  while (found && refers.test(text.slice(Math.max(0, found.index - 40), found.index)))
    found = pattern.exec(text)
  return found
}

const firstOf = (text: string, label: string | null, taken: ReadonlySet<string>) => {
  if (label !== null && !/^\d+$/.test(label)) return null
  const value = label === null ? 1 : Number(label) + 1
  if (taken.has(String(value))) return null
  const found = labelAt(text, value, 0)
  const isSeries = found && (label !== null || labelAt(text, 2, found.index + 1))
  return isSeries ? { value, found } : null
}

/**
 * The items that one line holds, '… 4. Please … 5. Who …', after the label at its start; `head` stands before them.
 * A label that is taken begins a line of its own.
 */
export const runOnOf = (
  text: string,
  label: string | null,
  taken: ReadonlySet<string>,
): { head: string; rest: Numbered[] } => {
  const first = firstOf(text, label, taken)
  if (!first) return { head: text, rest: [] }
  const rest: Numbered[] = []
  let found: RegExpExecArray | null = first.found
  for (let value = first.value; found; value += 1) {
    const start = found.index + found[0].length
    const next = labelAt(text, value + 1, start)
    rest.push({ label: String(value), text: text.slice(start, next?.index).trim() })
    found = next
  }
  return { head: text.slice(0, first.found.index).trim(), rest }
}
