import type { ReactNode } from 'react'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { type CaseTitle, type Redemption, totalRedemptionOn } from '#domain/conveyance/title/title'
import { amount, Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { shortDate, today } from '#lib/format'

type Props = { conveyance: Conveyance; title: CaseTitle; act: ReactNode }

/** What redeems the mortgages of a sale or remortgage, worked out to the day of completion. */
export const Redemptions = ({ conveyance, title, act }: Props) => {
  const day = completionDay(conveyance.key_dates)
  const total = day === null ? null : totalRedemptionOn(title.redemptions, day)
  return (
    <Part title="Mortgages to redeem" act={act}>
      {title.redemptions.length === 0 && <Line name="Redemption figure">Not recorded</Line>}
      {title.redemptions.map((one) => (
        <RedemptionLines key={`${one.lender} ${one.account}`} redemption={one} />
      ))}
      {day && title.redemptions.length > 0 && (
        <Line name={`Together on ${shortDate(day)}`}>
          {total === null ? 'A figure is not valid on this day' : amount(total)}
        </Line>
      )}
    </Part>
  )
}

const RedemptionLines = ({ redemption }: { redemption: Redemption }) => {
  const { lender, account, figure, on, daily_rate, valid_to } = redemption
  return (
    <>
      <Line name={lender}>
        {amount(figure)} on {shortDate(on)}
        {account && <small className="evidence">Account {account}</small>}
      </Line>
      <Line name="Each day after">{amount(daily_rate)}</Line>
      <Line name="Valid to">
        <span className={valid_to < today() ? 'bad' : ''}>{shortDate(valid_to)}</span>
      </Line>
    </>
  )
}
