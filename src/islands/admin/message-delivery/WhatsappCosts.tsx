import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { monthName } from '#domain/agent/fee/statement'
import { formatPhone } from '#domain/contact'
import type { CloudDetail } from '#domain/whatsapp/cloud/api'
import { type CloudCost, formatCloudPrice, parseCloudPrice } from '#domain/whatsapp/cloud/price'
import { formatCount, money, pluralise } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { saveCloudPrices } from '#stores/whatsapp/cloud'

type Props = { detail: CloudDetail }

/** What WhatsApp messages cost by month, number and category, and the firm's own prices. */
export const WhatsappCosts = ({ detail }: Props) => (
  <details open={detail.costs.length > 0}>
    <summary>Cost of WhatsApp messages</summary>
    <CostTable detail={detail} />
    <PricesForm detail={detail} />
  </details>
)

const CostTable = ({ detail: { costs, settings } }: Props) => {
  if (costs.length === 0)
    return <p className="faint">Meta has charged for no message in the last 12 months.</p>
  const phoneOf = (id: string) => {
    const phone = settings.numbers.find((it) => it.id === id)?.phone
    return phone === undefined ? id : formatPhone(phone)
  }
  const months = [...new Set(costs.map(({ month }) => month))]
  return (
    <table className="costs" aria-label="Cost of WhatsApp messages by month">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Category</th>
          <th scope="col" className="n num">
            Messages
          </th>
          <th scope="col" className="n num">
            Cost
          </th>
        </tr>
      </thead>
      {months.map((month) => (
        <MonthRows
          key={month}
          month={month}
          costs={costs.filter((it) => it.month === month)}
          phoneOf={phoneOf}
        />
      ))}
    </table>
  )
}

type MonthProps = {
  month: string
  costs: readonly CloudCost[]
  phoneOf: (id: string) => string
}

const MonthRows = ({ month, costs, phoneOf }: MonthProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={2}>
        {monthName(month)}
      </th>
      <td className="n num">{formatCount(total(costs, 'count'))}</td>
      <td className="n num">{costText(sumOf(costs))}</td>
    </tr>
    {costs.map((it) => (
      <tr key={`${it.number} ${it.category}`}>
        <td>{phoneOf(it.number)}</td>
        <td>{it.category.replaceAll('_', ' ')}</td>
        <td className="n num">{formatCount(it.count)}</td>
        <td className="n num">{costText(it)}</td>
      </tr>
    ))}
  </tbody>
)

const total = (costs: readonly CloudCost[], of: 'count' | 'unpriced' | 'cost') =>
  costs.reduce((sum, it) => sum + it[of], 0)

const sumOf = (costs: readonly CloudCost[]) => ({
  count: total(costs, 'count'),
  unpriced: total(costs, 'unpriced'),
  cost: total(costs, 'cost'),
})

/** '£1.24', 'No price entered' or '£1.24, and 3 messages without a price' */
const costText = ({ count, unpriced, cost }: Pick<CloudCost, 'count' | 'unpriced' | 'cost'>) => {
  if (unpriced === count) return 'No price entered'
  const priced = money(Math.round(cost / 100))
  return unpriced === 0
    ? priced
    : `${priced}, and ${pluralise(unpriced, 'message')} without a price`
}

const linesIn = (typed: string) => typed.split('\n').filter((it) => it.trim() !== '')

const Typed = z.object({
  prices: z.optional(
    z
      .string()
      .check(
        z.refine(
          (typed) => linesIn(typed).every((it) => parseCloudPrice(it) !== null),
          'Enter one price to a line: category, calling code or “other”, pence, first month.',
        ),
      ),
  ),
})

const PricesForm = ({ detail: { settings } }: Props) => (
  <SchemaForm
    schema={Typed}
    submit="Save prices"
    of="whatsapp-prices"
    version={settings.version}
    start={{ prices: (settings.prices ?? []).map(formatCloudPrice).join('\n') }}
    fields={[
      {
        name: 'prices',
        label: 'Your prices for a delivered message',
        hint: 'From your own contract, one to a line: category, calling code or “other”, pence, first month. For example: utility +44 1.59 2026-10',
        kind: 'lines',
        width: 'w6',
      },
    ]}
    onSubmit={async ({ prices }, key, version) => {
      const found = linesIn(prices ?? '').flatMap((it) => parseCloudPrice(it) ?? [])
      await saveCloudPrices({ version, prices: found }, key)
      addToast({ severity: 'success', summary: 'Saved' })
    }}
  />
)
