import type { Cast } from './cast.ts'
import { harcourt } from './harcourt.ts'
import { northgate } from './northgate.ts'

export const casts: readonly Cast[] = [harcourt, northgate]

/** The cast of a demonstration firm; throws for any other tenant. */
export const castOf = (tenant: string): Cast => {
  const cast = casts.find((it) => it.tenant === tenant)
  if (cast === undefined) throw new Error(`${tenant} is no demonstration firm`)
  return cast
}
