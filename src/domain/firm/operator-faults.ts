/** What an operator types. */
export type OperatorField = 'key' | 'hosts' | 'name' | 'email' | 'first-name' | 'last-name' | 'host'

/** A refused request of an operator; status 0 means that the server could not be reached. */
export type OperatorRefusal = {
  readonly status: number
  readonly message: string
  readonly fields: Readonly<Record<string, readonly string[]>>
}

const fields: readonly (readonly [path: RegExp, field: OperatorField])[] = [
  [/^hosts(\.\d+)?$/, 'hosts'],
  [/^name$/, 'name'],
  [/^owner\.email$/, 'email'],
  [/^owner\.first_name$/, 'first-name'],
  [/^owner\.last_name$/, 'last-name'],
  [/^host$/, 'host'],
]

type Faults = ReadonlyMap<OperatorField, string>

/** What a refusal says of each field; empty when it is about none. `subject` is the field that names the firm. */
export const operatorFaults = (refusal: OperatorRefusal, subject: 'hosts' | 'host'): Faults => {
  const { status, message } = refusal
  if (status === 401 || status === 429) return new Map([['key', message]])
  if (status === 404) return new Map([[subject, 'No firm has this host.']])
  if (status === 409) return new Map([[subject, message]])
  return new Map(
    Object.entries(refusal.fields).flatMap(([path, [fault = message]]) =>
      fields
        .filter(([pattern]) => pattern.test(path))
        .map(([, field]): [OperatorField, string] => [field, fault]),
    ),
  )
}
