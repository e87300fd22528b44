import { LineChart } from '#components/charts/LineChart.tsx'

export const about = { heading: 'Line chart', words: 'rate over time usual level figures' }

/** One measure over time, with its usual level and one highlighted point. */
export default function Replies() {
  return (
    <LineChart
      label="Instructed share by reply speed"
      name="Instructed"
      say={(value) => `${value}%`}
      usual={{ name: 'mean', value: 26 }}
      accent="15"
      points={[
        { key: '5', label: '5 min', value: 44 },
        { key: '15', label: '15 min', value: 36 },
        { key: '60', label: '1 h', value: 28 },
        { key: '240', label: '4 h', value: 20 },
        { key: 'day', label: '1 day', value: 13 },
        { key: 'later', label: 'later', value: 8 },
      ]}
    />
  )
}
