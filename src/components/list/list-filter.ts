export type FilterOption = { readonly value: string; readonly label: string }

/** One way to narrow a list: a name of its address, and the values that it may have. */
export type Filter = {
  readonly name: string
  /** 'Fee earner' */
  readonly label: string
  /** The values; fetched when the filter is first shown where they are not known here. */
  readonly options: readonly FilterOption[] | (() => Promise<readonly FilterOption[]>)
  /** What holds while the address says nothing, and the value that takes it away: 'staff', 'all'. */
  readonly usual?: { readonly value: string; readonly without: string }
}

/** The value that narrows the list now; '' for none. */
export const chosenIn = (filter: Filter, asked: URLSearchParams) => {
  const value = asked.get(filter.name) ?? filter.usual?.value ?? ''
  return value === filter.usual?.without ? '' : value
}

/** What the address says for a value; '' where it says nothing. */
export const written = ({ name, usual }: Filter, value: string) => {
  const text = value === '' ? (usual?.without ?? '') : value
  return { [name]: text === usual?.value ? '' : text }
}
