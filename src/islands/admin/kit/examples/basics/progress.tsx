import { Progress } from '#components/Progress.tsx'

export const about = { heading: 'Progress', words: 'bar percent working long determinate' }

/** A progress bar with a known or an unknown end. */
export default function Working() {
  return (
    <div className="form">
      <Progress
        label="Preparing the contract bundle"
        value={84}
        of={132}
        words="Page 84 of 132"
        onStop={() => {}}
      />
      <Progress label="Contacting HM Land Registry" />
    </div>
  )
}
