export type FilterOption = { readonly value: string; readonly label: string }

export type Filter = {
  readonly name: string
  /** 'Fee earner' */
  readonly label: string
  /** The options, or a function that fetches them when the filter is first shown. */
  readonly options: readonly FilterOption[] | (() => Promise<readonly FilterOption[]>)
  /** The default value, and the value that stands for no filter: 'staff', 'all'. */
  readonly usual?: { readonly value: string; readonly without: string }
}

/** The current value of a filter; '' for none. */
export const filterValue = (filter: Filter, asked: URLSearchParams) => {
  const value = asked.get(filter.name) ?? filter.usual?.value ?? ''
  return value === filter.usual?.without ? '' : value
}

/** The change of the address for a value; '' removes the parameter. */
export const filterChange = ({ name, usual }: Filter, value: string) => {
  const text = value === '' ? (usual?.without ?? '') : value
  return { [name]: text === usual?.value ? '' : text }
}
