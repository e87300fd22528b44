import type { ReactNode } from 'react'
import type { PricedQuote, QuoteLine } from '#domain/quote/quote'
import { money } from '#lib/format'

const isOurFee = (line: QuoteLine) => line.section === 'legal_work' || line.section === 'supplement'

export const PriceLines = ({ priced }: { priced: PricedQuote }) => {
  const others = priced.matters.flatMap((matter) => matter.lines.filter((line) => !isOurFee(line)))
  return (
    <>
      {priced.matters.map((matter) => (
        <Group key={matter.kind} title={matter.heading} amount={matter.fees.ex_vat}>
          {matter.lines.filter(isOurFee).map((line) => (
            <Line key={line.key} line={line} amount={line.ex_vat} />
          ))}
        </Group>
      ))}
      {priced.fees_vat
        .filter((it) => it.rate > 0)
        .map((it) => (
          <Group
            key={it.rate}
            title={`VAT at ${it.rate / 100}% on ${money(it.on)}`}
            amount={it.vat}
          />
        ))}
      {others.length > 0 && (
        <Group title="Paid to others, with VAT" amount={priced.disbursements.inc_vat}>
          {others.map((line) => (
            <Line key={line.key} line={line} amount={line.inc_vat} />
          ))}
        </Group>
      )}
    </>
  )
}

const Group = ({
  title,
  amount,
  children,
}: {
  title: string
  amount: number
  children?: ReactNode
}) => (
  <>
    <h3>
      <span>{title}</span>
      <span>{money(amount)}</span>
    </h3>
    {children && <ul className="lines">{children}</ul>}
  </>
)

const Line = ({ line, amount }: { line: QuoteLine; amount: number }) => (
  <li>
    <span>
      {line.label}
      {line.override_reason && <span className="chip warn">override</span>}
    </span>
    <span className="num">{money(amount)}</span>
  </li>
)
