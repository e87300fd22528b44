import * as z from 'zod/mini'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import {
  BrokerBody,
  MortgageBody,
  RedemptionBody,
  TitleRegisterBody,
} from '#domain/conveyance/title/bodies'
import { type CaseTitle, titleClassNames } from '#domain/conveyance/title/title'
import { today } from '#lib/format'

const TitleRow = z.extend(TitleRegisterBody, {
  number: z._default(TitleRegisterBody.shape.number, null),
  entries: z._default(TitleRegisterBody.shape.entries, null),
})
export const TitlesValues = z.object({ titles: z._default(z.array(TitleRow), []) })

const RedemptionRow = z.extend(RedemptionBody, {
  account: z._default(RedemptionBody.shape.account, null),
})
export const RedemptionsValues = z.object({ redemptions: z._default(z.array(RedemptionRow), []) })

export const MortgageValues = z.object({
  account: z._default(MortgageBody.shape.account, null),
  conditions: z._default(MortgageBody.shape.conditions, null),
  broker_firm: z._default(z.string(), ''),
  broker_name: z._default(BrokerBody.shape.name, null),
  broker_phone: z._default(BrokerBody.shape.phone, null),
  broker_email: z._default(BrokerBody.shape.email, null),
})

const tenures = { freehold: 'Freehold', leasehold: 'Leasehold' }

export const titlesFields: readonly FormPart[] = [
  {
    name: 'titles',
    label: 'Titles',
    kind: 'rows',
    one: 'title',
    most: 12,
    blank: { number: '', class: 'absolute', tenure: 'freehold', proprietors: '', entries: '' },
    fields: [
      { name: 'number', label: 'Title number', kind: 'text' },
      { name: 'class', label: 'Class', kind: 'select', options: optionsOf(titleClassNames) },
      { name: 'tenure', label: 'Tenure', kind: 'select', options: optionsOf(tenures) },
      { name: 'proprietors', label: 'Registered proprietors', kind: 'text', width: 'w6' },
      { name: 'entries', label: 'Restrictions and charges', kind: 'lines', width: 'w6' },
    ],
  },
]

export const redemptionsFields = (lender: string): readonly FormPart[] => [
  {
    name: 'redemptions',
    label: 'Redemption figures',
    kind: 'rows',
    one: 'mortgage',
    most: 6,
    blank: { lender, account: '', figure: null, on: today(), daily_rate: null, valid_to: '' },
    fields: [
      { name: 'lender', label: 'Lender', kind: 'text', width: 'w4' },
      { name: 'account', label: 'Account', kind: 'text' },
      { name: 'figure', label: 'Figure', kind: 'money' },
      { name: 'on', label: 'On', kind: 'date' },
      { name: 'daily_rate', label: 'Each day after', kind: 'money' },
      { name: 'valid_to', label: 'Valid to', kind: 'date' },
    ],
  },
]

export const mortgageFields: readonly FormPart[] = [
  { name: 'account', label: 'Account or offer reference', kind: 'text', width: 'w6' },
  { name: 'conditions', label: 'Conditions of the offer', kind: 'lines', width: 'w6', most: 4000 },
  { name: 'broker_firm', label: 'Broker', kind: 'text', width: 'w6' },
  { name: 'broker_name', label: 'Broker’s adviser', kind: 'text', when: hasBroker },
  { name: 'broker_phone', label: 'Broker’s telephone', kind: 'phone', when: hasBroker },
  { name: 'broker_email', label: 'Broker’s email', kind: 'email', when: hasBroker },
]

function hasBroker({ broker_firm }: Values) {
  return broker_firm !== '' && broker_firm !== null
}

export const mortgageStart = ({
  mortgage: { account, conditions, broker },
}: CaseTitle): Values => ({
  account: account ?? '',
  conditions: conditions ?? '',
  broker_firm: broker?.firm ?? '',
  broker_name: broker?.name ?? '',
  broker_phone: broker?.phone ?? '',
  broker_email: broker?.email ?? '',
})

export const mortgageOf = (values: z.infer<typeof MortgageValues>): CaseTitle['mortgage'] => ({
  account: values.account,
  conditions: values.conditions,
  broker: values.broker_firm
    ? {
        firm: values.broker_firm,
        name: values.broker_name,
        phone: values.broker_phone,
        email: values.broker_email,
      }
    : null,
})

/** The rows of a form, in which nothing is an empty text. */
export const rowsOf = (
  rows: readonly Readonly<Record<string, string | number | null>>[],
): Values[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? ''])),
  )
