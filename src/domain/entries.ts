/** The keys of an object with their literal types, for tables without other keys. */
export const keysOf = <Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(table) as Key[]

/** The entries of an object with their literal key types, for tables without other keys. */
export const entriesOf = <Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
): [Key, Value][] => Object.entries(table) as [Key, Value][]

/** The fields of an object that are not undefined. */
export const definedIn = <T extends object>(table: T) =>
  Object.fromEntries(Object.entries(table).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

export const tableFrom = <Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>
