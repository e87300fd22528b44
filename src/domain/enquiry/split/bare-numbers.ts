import type { Line } from './line.ts'

const numbered = /^(\d{1,3})\s+(?=[^\s–—-])/

/** Lines with a stop after the number that each begins with, where nearly all of them count on by one: '2 no plan, please send'. */
export const withStops = (lines: readonly Line[]): readonly Line[] => {
  const values = lines.flatMap(({ text }) => {
    const value = numbered.exec(text)?.[1]
    return value === undefined ? [] : [Number(value)]
  })
  const isSeries = values.every((value, at) => at === 0 || value === (values[at - 1] ?? 0) + 1)
  if (values.length < 3 || values.length < lines.length * 0.6 || !isSeries) return lines
  return lines.map((line) => ({ ...line, text: line.text.replace(numbered, '$1. ') }))
}

const misread = /^([\dlI|O]{1,3})(?=\s?[.)]\s)/

/** Whether the letter before was a label, so that this one is a letter too: 'l)' after 'k)' */
const isNextLetter = (written: string, before: readonly Line[]) => {
  const letter = String.fromCharCode(written.charCodeAt(0) - 1)
  return before.some(
    ({ text }) => /^\(?[a-z][.)]\s/i.test(text) && text.replace('(', '').startsWith(letter),
  )
}

/** Lines with the figures of labels that a scan took for letters, where they count on: 'l.' before '2.' is '1.' */
export const withFigures = (lines: readonly Line[]): readonly Line[] => {
  const labels = lines.map(({ text }) => {
    const written = misread.exec(text)?.[1] ?? ''
    return { written, value: Number(written.replaceAll(/[lI|]/g, '1').replaceAll('O', '0')) }
  })
  const isOne = ({ value }: { readonly value: number }, at: number) =>
    [-1, 1].every((step) => {
      const beside = labels
        .slice(...(step < 0 ? [0, at] : [at + 1]))
        .filter(({ written }) => written !== '')
        .at(step < 0 ? -1 : 0)
      const isEnd = beside === undefined && (step > 0 || value === 1)
      return isEnd || (beside?.value === value + step && (step < 0 || /^\d+$/.test(beside.written)))
    })
  return lines.map((line, at) => {
    const label = labels[at]
    const isMisread =
      label !== undefined &&
      /[lI|O]/.test(label.written) &&
      !isNextLetter(label.written, lines.slice(0, at)) &&
      isOne(label, at)
    return isMisread ? { ...line, text: line.text.replace(misread, String(label.value)) } : line
  })
}
