import type { FormField, Values } from '#components/form/form-parts.ts'
import { entriesOf } from '#domain/entries'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import { depositReleases } from '#domain/payment/labels'
import type { RequestView } from '#domain/payment-request/view'
import { money, shortDate } from '#lib/format'

const choose = { value: '', label: 'Choose' }

const isGift = ({ purpose }: Values) => purpose === 'residual_charity'
const isDeposit = ({ purpose }: Values) => purpose === 'deposit_return'
const isOverpaid = ({ purpose }: Values) => purpose === 'overpayment'
export const isLinked = ({ purpose }: Values) => purpose === 'to_linked_case'

/** Asked for money that moves to the linked case. */
export const linkedFields: readonly FormField[] = [
  {
    name: 'authority',
    label: 'Whose written authority we hold',
    kind: 'text',
    when: isLinked,
  },
  {
    name: 'both_agree',
    label: 'The clients of both cases agreed in writing',
    kind: 'check',
    when: isLinked,
  },
]

/** Asked for what is left of a case and goes to a charity. */
export const giftFields: readonly FormField[] = [
  { name: 'charity', label: 'Registered number of the charity', kind: 'text', when: isGift },
  {
    name: 'authority',
    label: 'Reference of the regulator’s permission',
    hint: 'Needed above £500, for licensed conveyancers above £50. Only the whole balance can be given.',
    kind: 'text',
    width: 'w6',
    when: isGift,
  },
]

/** Asked for a gift in suspense that goes back to its giver. */
export const heldField = (held: CaseReceipts['held']): FormField => ({
  name: 'held',
  label: 'Gift that is returned',
  kind: 'select',
  when: ({ purpose }) => purpose === 'return_held',
  options: [
    choose,
    ...held.map(({ receipt: { id, payer, amount } }) => ({
      value: id,
      label: `${payer}, ${money(amount)}`,
    })),
  ],
})

/** Asked for a deposit that a stakeholder gives back. */
export const depositFields: readonly FormField[] = [
  {
    name: 'released_by',
    label: 'What lets us give it back',
    kind: 'select',
    options: [choose, ...entriesOf(depositReleases).map(([value, label]) => ({ value, label }))],
    when: isDeposit,
  },
  {
    name: 'authority',
    label: 'The agreement or order that we hold',
    hint: 'Date and who signed, or the court and claim number.',
    kind: 'text',
    width: 'w6',
    when: isDeposit,
  },
]

export const receiptsOf = (requests: readonly RequestView[]) =>
  requests
    .filter(({ excess }) => excess > 0)
    .flatMap(({ id, narrative, excess, receipts }) =>
      receipts
        .filter(({ method, posting }) => method !== 'card' && posting !== null)
        .map(({ number, amount, on }) => ({
          value: `${id} ${number}`,
          label: `${number}, ${money(amount)} on ${shortDate(on)}, ${narrative}: ${money(excess)} too much`,
        })),
    )

/** Asked for what came beyond a request and goes back to where it came from. */
export const overpaidFields = (requests: readonly RequestView[]): readonly FormField[] => [
  {
    name: 'receipt',
    label: 'Receipt that was too much',
    kind: 'select',
    width: 'w6',
    options: [choose, ...receiptsOf(requests)],
    when: isOverpaid,
  },
  {
    name: 'authority',
    label: 'Where you read the account that it came from',
    hint: 'Needed where the bank statement does not name the account: “Bank’s payment advice of 3 November”.',
    kind: 'text',
    width: 'w6',
    when: isOverpaid,
  },
]
