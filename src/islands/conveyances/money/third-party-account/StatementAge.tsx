import { DUE_DAYS } from '#domain/reconciliation/due-days'
import { statementLateness } from '#domain/third-party-account/account'
import { pluralise } from '#lib/format'

const tones = { fresh: 'mute', due: 'warn', late: 'bad' } as const

/** How long ago the provider’s last statement was, amber from four weeks and red from five. */
export const StatementAge = ({ days, isFirst }: { days: number; isFirst: boolean }) => {
  const lateness = statementLateness(days)
  return (
    <p className={tones[lateness]} role={lateness === 'late' ? 'alert' : undefined}>
      {isFirst
        ? `No statement yet, ${pluralise(days, 'day')} after it was agreed.`
        : `Last statement: ${pluralise(days, 'day')} ago.`}{' '}
      One is due every {DUE_DAYS.red} days.
    </p>
  )
}
