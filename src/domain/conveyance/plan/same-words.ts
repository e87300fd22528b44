const STEM = 5
const SHORTEST = 4

const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, STEM))

/** Whether a title has the words of a name, whatever their endings: 'Accept all replies', 'All replies accepted'. */
export const isSaidIn = (title: string, name: string) => {
  const said = new Set(stemsOf(title))
  return stemsOf(name).every((stem) => said.has(stem))
}
