import * as z from 'zod/mini'

const known = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** Returns a schema with the same fields and choices but no formats, lengths or refinements; unknown fields pass. */
export const typeOnly = (schema: z.core.$ZodType): z.core.$ZodType => {
  const cached = known.get(schema)
  if (cached !== undefined) return cached
  const loose = loosened(schema)
  known.set(schema, loose)
  return loose
}

const loosened = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return z.string()
    case 'number':
      return z.number()
    case 'object':
      return z.looseObject(fieldsOf(def.shape))
    case 'array':
      return z.array(typeOnly(def.element))
    case 'record':
      return def.partial
        ? z.partialRecord(def.keyType, typeOnly(def.valueType))
        : z.record(def.keyType, typeOnly(def.valueType))
    case 'nullable':
      return z.nullable(typeOnly(def.innerType))
    case 'optional':
      return z.optional(typeOnly(def.innerType))
    case 'default':
      return typeOnly(def.innerType)
    case 'union':
      return z.union(def.options.map(typeOnly))
    case 'lazy':
      return z.lazy(() => typeOnly(def.getter()))
    default:
      return schema
  }
}

const fieldsOf = (shape: z.core.$ZodShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, typeOnly(field)]))
