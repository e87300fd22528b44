import { Funnel } from '#components/charts/Funnel.tsx'

export const about = { heading: 'Funnel', words: 'steps share change conversion bars figures' }

/** Counts by step; the tick is the previous period, and a share that fell by five points or more is red. */
export default function HowFar() {
  return (
    <Funnel
      label="Funnel"
      steps={[
        { key: 'quotes', label: 'Quotes', count: 338, before: 310 },
        { key: 'opened', label: 'Opened', count: 290, before: 260, of: 'quotes' },
        { key: 'accepted', label: 'Accepted', count: 118, before: 140, of: 'quotes' },
        {
          key: 'instructed',
          label: 'Instructed',
          count: 104,
          before: 98,
          of: 'accepted',
          main: true,
        },
      ]}
    />
  )
}
