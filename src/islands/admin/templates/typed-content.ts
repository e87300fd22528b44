import type { Values } from '#components/form/form-parts.ts'
import { TemplateForm } from '#domain/template/bodies'
import type { TemplateContent } from '#domain/template/template'

const filledIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))

type Fault = { readonly path: readonly PropertyKey[] }

/** The values without the rows of lists that are not whole yet, such as a test without a name. */
const withoutFaultyRows = (values: Values, faults: readonly Fault[]): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.filter((_, at) => !faults.some(({ path }) => path[0] === name && path[1] === at))
        : value,
    ]),
  )

/** What is typed as content, without rows that are not whole; the stored content where more is missing, such as the name. */
export const contentOf = (values: Values, stored: TemplateContent): TemplateContent => {
  const filled = filledIn(values)
  const parsed = TemplateForm.safeParse(filled)
  if (parsed.success) return parsed.data
  const whole = TemplateForm.safeParse(withoutFaultyRows(filled, parsed.error.issues))
  return whole.success ? whole.data : stored
}
