/** A whole number of so many bytes, the least first; bytes that are not there count as 0. */
export const numberAt = (octets: string, at: number, size: number): number => {
  let number = 0
  for (let index = size - 1; index >= 0; index -= 1)
    number = number * 256 + (octets.charCodeAt(at + index) || 0)
  return number
}

export const untilZero = (value: string): string => value.split('\0', 1)[0] ?? ''
