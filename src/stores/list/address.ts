/** The non-empty values of these parameters in an address, in the order of the names. */
export const queryIn = <Query extends object>(
  search: string,
  names: readonly (keyof Query & string)[],
) => {
  const params = new URLSearchParams(search)
  const values = names.map((name) => [name, params.get(name)] as const)
  // The server refuses a value that the list does not know.
  return Object.fromEntries(values.filter(([, value]) => value)) as Partial<Query>
}
