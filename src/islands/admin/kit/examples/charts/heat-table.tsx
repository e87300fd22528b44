import { HeatTable } from '#components/charts/HeatTable.tsx'

export const about = { heading: 'Heat table', words: 'grid hours days dark figures' }

/** Figures in a grid; higher figures are darker. */
export default function Answered() {
  return (
    <HeatTable
      label="Calls answered, in per cent"
      head="Hour"
      columns={['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((head) => ({ key: head, head }))}
      rows={[
        { key: '9', label: '9 to 12', values: [41, 38, 44, 36, 29] },
        { key: '12', label: '12 to 2', values: [22, 25, 19, null, 18] },
        { key: '17', label: '5 to 7', values: [61, 58, 64, 55, 31] },
      ]}
      say={(value) => `${value}%`}
    />
  )
}
