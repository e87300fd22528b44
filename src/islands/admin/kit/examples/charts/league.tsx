import { League, LeagueShare } from '#components/charts/League.tsx'
import { Spark } from '#components/charts/Spark.tsx'

export const about = { heading: 'League', words: 'people compare mean spark table figures' }

const people = [
  { name: 'Callum Reid', quotes: 98, share: 36.7, months: [12, 14, 13, 16, 17, 19] },
  { name: 'Megan Thwaite', quotes: 86, share: 32.6, months: [13, 14, 14, 15, 14, 15] },
  { name: 'Rosie Pell', quotes: 50, share: 20, months: [9, 8, 8, 8, 7, 6] },
]

/** People compared; the tick is the mean of all, the line the last six months. */
export default function Givers() {
  return (
    <League
      label="Quote givers"
      name={{ head: 'Giver', cell: ({ name }) => name }}
      rows={people}
      keyOf={({ name }) => name}
      columns={[
        { key: 'quotes', head: 'Quotes', cell: ({ quotes }) => quotes },
        {
          key: 'conversion',
          head: 'Conversion',
          cell: ({ share }) => (
            <LeagueShare share={share} mean={31} words={`${share.toFixed(1)}%`} />
          ),
        },
        {
          key: 'months',
          head: '6 months',
          cell: ({ name, months }) => (
            <Spark values={months} label={`${name}, by month: ${months.join(', ')}`} />
          ),
        },
      ]}
    />
  )
}
