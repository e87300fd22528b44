import * as z from 'zod/mini'

const cache = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** Returns a schema with the same fields and choices but no formats, lengths or refinements; unknown fields pass. */
export const typeOnly = (schema: z.core.$ZodType): z.core.$ZodType => {
  const cached = cache.get(schema)
  if (cached !== undefined) return cached
  const loose = loosen(schema)
  cache.set(schema, loose)
  return loose
}

const { core } = z

const loosen = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof core.$ZodString) return z.string()
  if (schema instanceof core.$ZodNumber) return z.number()
  if (schema instanceof core.$ZodObject) return z.looseObject(fieldsOf(schema._zod.def.shape))
  if (schema instanceof core.$ZodArray) return z.array(typeOnly(schema._zod.def.element))
  if (schema instanceof core.$ZodRecord) return recordOf(schema._zod.def)
  if (schema instanceof core.$ZodNullable) return z.nullable(typeOnly(schema._zod.def.innerType))
  if (schema instanceof core.$ZodOptional) return z.optional(typeOnly(schema._zod.def.innerType))
  if (schema instanceof core.$ZodDefault) return typeOnly(schema._zod.def.innerType)
  if (schema instanceof core.$ZodUnion) return z.union(schema._zod.def.options.map(typeOnly))
  if (schema instanceof core.$ZodLazy) return z.lazy(() => typeOnly(schema._zod.def.getter()))
  return schema
}

const recordOf = ({ keyType, valueType, partial }: z.core.$ZodRecordDef) =>
  partial ? z.partialRecord(keyType, typeOnly(valueType)) : z.record(keyType, typeOnly(valueType))

const fieldsOf = (shape: z.core.$ZodShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, typeOnly(field)]))
