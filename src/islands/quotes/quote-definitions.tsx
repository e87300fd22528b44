import { Tooltip } from '#components/Tooltip.tsx'

/** What each figure counts, in the words of its hover and of the list under the figures. */
export const definitions = {
  Quotes: 'Cases whose first price was sent in the period.',
  Presold: 'Of these, cases in which no offer on the property is accepted yet.',
  Sold: 'Of these, cases in which an offer is accepted, and remortgages and transfers.',
  Opened: 'Of these, cases whose price on offer the client has opened by its link.',
  Accepted: 'Of these, cases whose price on offer the client has accepted.',
  Instructed: 'Of these, cases that have become conveyances.',
  Dead: 'Of these, cases that are marked dead.',
  Conversion: 'Instructed out of quotes. The tick is the mean of everybody shown.',
  'Average fee': 'Our fees in the price on offer, without VAT, over all quotes.',
  'Fees instructed': 'Our fees in the price on offer, without VAT, of those instructed.',
} as const
/** '22.6%'; a dash where there is nothing to divide. */
export const percent = (of: number | null) => (of === null ? '–' : `${of.toFixed(1)}%`)

export type Defined = keyof typeof definitions

/** The name of a figure, with what it counts. */
export const Term = ({ of }: { of: Defined }) => (
  <Tooltip says={definitions[of]}>
    <button type="button" className="term">
      {of}
    </button>
  </Tooltip>
)

/** The same definitions on the page itself. */
export const Definitions = ({ of }: { of: readonly Defined[] }) => (
  <details className="definitions">
    <summary>What these figures count</summary>
    <dl>
      {of.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{definitions[name]}</dd>
        </div>
      ))}
      <div>
        <dt>Credit</dt>
        <dd>It goes to who gave the price, even if the owner has changed since.</dd>
      </div>
    </dl>
  </details>
)
