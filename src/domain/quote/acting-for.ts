import type { QuoteFacts } from './facts.ts'

const PLACEHOLDER = '{acting}'
const ALONE = 'We act for you alone in this matter.'
const WITH_LENDER = 'We act for you and, where you borrow, also for your lender.'

const mayBorrow = ({ purchase, remortgage, transfer_of_equity }: QuoteFacts) =>
  remortgage !== null ||
  [purchase, transfer_of_equity].some((matter) => matter !== null && matter.mortgage !== false)

/** The terms with '{acting}' replaced by whom we act for: the lender too, unless nobody borrows. */
export const termsFor = (terms: readonly string[], facts: QuoteFacts): string[] =>
  terms.map((term) => term.replace(PLACEHOLDER, mayBorrow(facts) ? WITH_LENDER : ALONE))
