import { workingDays } from '#domain/conveyance/automation/words'
import type { DueBase, DueRule } from './due-rule.ts'

const baseNames: Readonly<Record<DueBase, string>> = {
  instructed: 'instruction',
  memo: 'the memorandum of sale',
  pack: 'the contract pack',
  offer: 'the mortgage offer',
  exchange: 'exchange',
  completion: 'completion',
  requisitions: 'the requisitions arrived',
  tax: 'the tax return is due',
  ready: 'it opened',
}

/** '5 working days before completion', 'on the day of exchange'. */
export const dueRuleText = ({ base, offset, unit }: DueRule) => {
  if (offset === 0) return `on the day of ${baseNames[base]}`
  const count = Math.abs(offset)
  const days = unit === 'wd' ? workingDays(count) : `${count} ${count === 1 ? 'day' : 'days'}`
  return `${days} ${offset < 0 ? 'before' : 'after'} ${baseNames[base]}`
}
