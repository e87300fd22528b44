import type * as z from 'zod/mini'

/** The paths of a body's fields at any depth: 'lender.ref'. */
export const fieldsIn = (schema: z.core.$ZodType | undefined, path = ''): readonly string[] => {
  if (schema === undefined) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, inner]) => {
      const at = path ? `${path}.${key}` : key
      return [at, ...fieldsIn(inner, at)]
    })
  if (def.type === 'array') return fieldsIn(def.element, path)
  if (def.type === 'union') return def.options.flatMap((it) => fieldsIn(it, path))
  return 'innerType' in def ? fieldsIn(def.innerType, path) : []
}
