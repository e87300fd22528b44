const roman = (value: number): string => {
  const parts: readonly (readonly [number, string])[] = [
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ]
  const found = parts.find(([size]) => size <= value)
  return found ? found[1] + roman(value - found[0]) : ''
}

const letters = (value: number) =>
  String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))

const figures: Readonly<Record<string, (value: number) => string>> = {
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
}

/** A number as a list shows it, by the name that Word has for its format. */
export const figureOf = (format: string, value: number): string =>
  (figures[format] ?? String)(value)
