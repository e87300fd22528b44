import { BarChart } from '#components/charts/BarChart.tsx'

export const about = { heading: 'Bar chart', words: 'columns grouped tick comparison figures' }

/** Two series by month; the tick is the previous month. Arrow keys move through the points. */
export default function Months() {
  return (
    <BarChart
      label="Quotes and instructed cases by month"
      series={['Quotes', 'Instructed']}
      tick="the month before"
      groups={[
        { key: '9', label: 'Sep', values: [61, 18], tick: null },
        { key: '10', label: 'Oct', values: [74, 26], tick: 61 },
        { key: '11', label: 'Nov', values: [52, 21], tick: 74 },
      ]}
    />
  )
}
