/** What is remembered between requests for one worker’s bindings, begun when it is first asked for. */
export const cached = <Value>(create: () => Value) => {
  const values = new WeakMap<object, Value>()
  return (env: object): Value => {
    const value = values.get(env) ?? create()
    values.set(env, value)
    return value
  }
}
