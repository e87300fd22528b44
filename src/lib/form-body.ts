export const requestBody = (body: unknown): { body?: BodyInit; isJson: boolean } => {
  if (body === undefined) return { isJson: true }
  if (body instanceof FormData && hasFile(body)) return { body, isJson: false }
  return { body: JSON.stringify(body instanceof FormData ? fieldsOf(body) : body), isJson: true }
}

// An empty file field still has an entry: a file without name and content.
const isFile = (value: FormDataEntryValue) =>
  value instanceof Blob && (value.size > 0 || value.name !== '')

const hasFile = (form: FormData) => [...form.values()].some(isFile)

const fieldsOf = (form: FormData) => {
  const fields: Record<string, string | string[]> = {}
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value) => typeof value === 'string')
    const [only, ...more] = texts
    if (only !== undefined) fields[name] = more.length > 0 ? texts : only
  }
  return fields
}
