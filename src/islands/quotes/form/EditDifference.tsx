import type { QuoteDifference } from '#domain/quote/case/api'
import { money } from '#lib/format'

const change = (amount: number) => `${amount > 0 ? '+' : ''}${money(amount)}`

const EditDifference = ({ quoteDifference }: { quoteDifference: QuoteDifference }) => (
  <section aria-label="What changes">
    <h3 className="r">
      <span>What changes</span>
      <span>{change(quoteDifference.total)}</span>
    </h3>
    <ul className="lines">
      {quoteDifference.lines.map(({ key, label, before, after }) => (
        <li key={key}>
          <span>
            {label}
            {before === null && <span className="chip note">new</span>}
          </span>
          <span className="num nowrap">
            {before !== null && <s className="faint">{money(before)}</s>}{' '}
            {after === null ? 'removed' : money(after)}
          </span>
        </li>
      ))}
      {quoteDifference.land_tax !== 0 && (
        <li>
          <span>Land tax</span>
          <span className="num">{change(quoteDifference.land_tax)}</span>
        </li>
      )}
      {quoteDifference.lines.length === 0 && quoteDifference.land_tax === 0 && (
        <li>No prices change. The client gets a new version.</li>
      )}
    </ul>
  </section>
)

export default EditDifference
