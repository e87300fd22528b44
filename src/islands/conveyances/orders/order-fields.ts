import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { OrderEntry, OrderResult } from '#domain/conveyance/order/bodies'
import { usualExpiry } from '#domain/conveyance/order/following'
import type { CaseOrder } from '#domain/conveyance/order/order'
import { type Product, products } from '#domain/conveyance/order/product'
import { entriesOf } from '#domain/entries'
import { today } from '#lib/format'

export const OrderValues = z.extend(OrderEntry, {
  title: z._default(OrderEntry.shape.title, null),
  reference: z._default(OrderEntry.shape.reference, null),
  cost: z._default(OrderEntry.shape.cost, null),
  expected_on: z._default(OrderEntry.shape.expected_on, null),
})

export const ResultValues = z.extend(z.omit(OrderResult, { version: true }), {
  note: z._default(OrderResult.shape.note, null),
  expires_on: z._default(OrderResult.shape.expires_on, null),
})

export const orderFields: readonly FormField[] = [
  {
    name: 'product',
    label: 'What to order',
    kind: 'combobox',
    width: 'w6',
    options: entriesOf(products).map(([value, { name }]) => ({ value, label: name })),
  },
  {
    name: 'title',
    label: 'Name',
    kind: 'text',
    width: 'w6',
    when: ({ product }) => product === 'other',
  },
  { name: 'provider', label: 'Provider', kind: 'text' },
  { name: 'reference', label: 'Reference (optional)', kind: 'text' },
  { name: 'cost', label: 'Cost, VAT included', kind: 'money' },
  { name: 'ordered_on', label: 'Ordered on', kind: 'date', quick: ['today'] },
  { name: 'expected_on', label: 'Expected on', kind: 'date', quick: [5, 10] },
]

export const orderStart = (order?: CaseOrder): Values =>
  order
    ? {
        product: order.product,
        title: order.title ?? '',
        provider: order.provider,
        reference: order.reference ?? '',
        cost: order.cost,
        ordered_on: order.ordered_on,
        expected_on: order.expected_on ?? '',
      }
    : {
        product: '',
        title: '',
        provider: '',
        reference: '',
        cost: null,
        ordered_on: today(),
        expected_on: '',
      }

const expires = (product: Product): readonly FormField[] =>
  usualExpiry(product, today()) === null
    ? []
    : [
        {
          name: 'expires_on',
          label: 'Expires on',
          hint: 'The case warns before the first one expires.',
          kind: 'date',
        },
      ]

/** What came back; the usual expiry follows the day of delivery. */
export const resultFields = (product: Product): readonly FormField[] => [
  {
    name: 'outcome',
    label: 'Result',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'clear', label: 'Clear' },
      { value: 'matters_found', label: 'Matters found' },
    ],
  },
  {
    name: 'note',
    label: 'What was found',
    kind: 'lines',
    width: 'w6',
    when: ({ outcome }) => outcome === 'matters_found',
  },
  {
    name: 'delivered_on',
    label: 'Received on',
    kind: 'date',
    quick: ['today'],
    also: (on) => ({ expires_on: typeof on === 'string' ? (usualOn(product, on) ?? '') : '' }),
  },
  ...expires(product),
]

const usualOn = (product: Product, on: string) =>
  /^\d{4}-\d\d-\d\d$/.test(on) ? usualExpiry(product, on) : null

export const resultStart = ({ product, result }: CaseOrder): Values => ({
  outcome: result?.outcome ?? '',
  note: result?.note ?? '',
  delivered_on: result?.delivered_on ?? today(),
  expires_on: result ? (result.expires_on ?? '') : (usualExpiry(product, today()) ?? ''),
})
