import type { RequestContext } from '#tenant/runtime/context'
import { methodsOf } from './factor-methods.ts'

/** Makes recovery codes for somebody who has none; null where there are some already. */
export const firstCodes = ({ recoveryCodes, now }: RequestContext, userId: string) =>
  recoveryCodes.of(userId) === null ? recoveryCodes.make(userId, now) : null

/** Removes recovery codes that stand in for nothing any more. */
export const removeUnusedCodes = (context: RequestContext, userId: string) => {
  if (methodsOf(context, userId).length === 0) context.recoveryCodes.remove(userId)
}
