import type { ComponentType } from 'react'

type Example = {
  readonly default: ComponentType
  readonly about: { readonly heading: string; readonly words: string }
}

export type Part = Example['about'] & {
  /** 'buttons' */
  readonly name: string
  readonly Example: ComponentType
  readonly fetchSource: () => Promise<string>
}

const examples = import.meta.glob<Example>('./examples/*/*.tsx')
const sources = import.meta.glob<string>('./examples/*/*.tsx', { query: '?raw', import: 'default' })

/** Returns the examples, sorted by heading. */
export const fetchParts = async (): Promise<readonly Part[]> => {
  const parts = await Promise.all(
    Object.entries(examples).map(async ([path, fetchExample]) => {
      const { about, default: Example } = await fetchExample()
      const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)
      const fetchSource = () => sources[path]?.() ?? Promise.resolve('')
      return { ...about, name, Example, fetchSource }
    }),
  )
  return parts.sort((one, other) => one.heading.localeCompare(other.heading))
}
