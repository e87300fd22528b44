import type { BinaryMark } from './node.ts'
import { isNumber, isText, type ScriptValue } from './value.ts'

export type Arithmetic = Exclude<BinaryMark, 'and' | 'or'>

const isSame = (left: ScriptValue, right: ScriptValue) =>
  left === right || ((left === null || left === '') && (right === null || right === ''))

const ordered = (mark: Arithmetic, left: string | number, right: string | number) => {
  if (mark === '<') return left < right
  if (mark === '<=') return left <= right
  return mark === '>' ? left > right : left >= right
}

const computed = (mark: Arithmetic, left: number, right: number): number | null => {
  if (mark === '+') return left + right
  if (mark === '-') return left - right
  if (mark === '*') return left * right
  if (right === 0) return null
  return mark === '/' ? left / right : left % right
}

const isOrder = (mark: Arithmetic) => ['<', '<=', '>', '>='].includes(mark)

/** Two values with a mark between them; empty where one is; undefined where the mark does not fit them. */
export const combined = (
  mark: Arithmetic,
  left: ScriptValue,
  right: ScriptValue,
): ScriptValue | undefined => {
  if (mark === '==') return isSame(left, right)
  if (mark === '!=') return !isSame(left, right)
  if (left === null || right === null) return isOrder(mark) ? false : null
  if (isNumber(left) && isNumber(right))
    return isOrder(mark) ? ordered(mark, left, right) : computed(mark, left, right)
  if (!isText(left) || !isText(right)) return undefined
  if (isOrder(mark)) return ordered(mark, left, right)
  return mark === '+' ? left + right : undefined
}
