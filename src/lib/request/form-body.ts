type FormBody = {
  readonly method: string
  readonly body: BodyInit
  /** Null where the browser names it, with the boundary of the parts. */
  readonly type: string | null
}

/**
 * How a form is sent: with a file as it is, without one as JSON. PHP reads files from a POST alone, so that a PUT or
 * PATCH with a file becomes one that names its method.
 */
export const formBody = (form: FormData, method: string): FormBody => {
  if (![...form.values()].some(isFile))
    return { method, body: JSON.stringify(nestedFields(form)), type: 'application/json' }
  if (method === 'POST') return { method, body: form, type: null }
  const body = new FormData()
  for (const [name, value] of form) body.append(name, value)
  body.set('_method', method)
  return { method: 'POST', body, type: null }
}

// An empty file field still has an entry: a file without name and content.
const isFile = (value: FormDataEntryValue) =>
  value instanceof Blob && (value.size > 0 || value.name !== '')

type Leaf = string | readonly string[]
type Branch = Map<string, Branch | Leaf>

/** The fields of a form as PHP reads them: 'tags[]' is a list, 'address[city]' a field of 'address'. */
const nestedFields = (form: FormData) => {
  const root: Branch = new Map()
  for (const [name, value] of form) if (typeof value === 'string') add(root, keysOf(name), value)
  return fieldsOf(root)
}

/** ['address', 'city'] for 'address[city]'; '' stands for the next place in a list. */
const keysOf = (name: string) => name.split('[').map((key, at) => (at > 0 ? key.slice(0, -1) : key))

const add = (branch: Branch, [key = '', ...inside]: readonly string[], text: string) => {
  const name = key || String(branch.size)
  const known = branch.get(name)
  if (inside.length > 0) {
    const inner: Branch = known instanceof Map ? known : new Map()
    branch.set(name, inner)
    add(inner, inside, text)
  } else {
    const isRepeated = known !== undefined && !(known instanceof Map)
    branch.set(name, isRepeated ? [known, text].flat() : text)
  }
}

const fieldsOf = (branch: Branch) =>
  Object.fromEntries([...branch].map(([name, value]) => [name, jsonOf(value)]))

const jsonOf = (value: Branch | Leaf): unknown => {
  if (!(value instanceof Map)) return value
  const isList = [...value.keys()].every((key, at) => key === String(at))
  return isList ? [...value.values()].map(jsonOf) : fieldsOf(value)
}
