/** A value with the names of its fields as the printed form has them: 'pricePence' is 'price_pence'. */
export const inPrintedForm = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inPrintedForm)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [printedKey(key), inPrintedForm(inner)]),
  )
}

const printedKey = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
