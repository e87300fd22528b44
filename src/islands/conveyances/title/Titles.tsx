import type { ReactNode } from 'react'
import { type CaseTitle, titleClassNames } from '#domain/conveyance/title/title'
import { Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'

/** The registers of a case, each with its proprietors and what burdens it. */
export const Titles = ({ title, act }: { title: CaseTitle; act: ReactNode }) => (
  <Part title="Title" act={act}>
    {title.titles.length === 0 && <Line name="Title number">Not recorded</Line>}
    {title.titles.map((register, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: unregistered titles have no number
      <TitleLines key={at} register={register} />
    ))}
  </Part>
)

const TitleLines = ({ register }: { register: CaseTitle['titles'][number] }) => (
  <>
    <Line name={register.number === null ? 'Unregistered' : 'Title number'}>
      {register.number}
      <small className="evidence">
        {titleClassNames[register.class]}, {register.tenure}
      </small>
    </Line>
    <Line name="Proprietors">{register.proprietors}</Line>
    <Line name="Restrictions and charges">
      <span className="said">{register.entries}</span>
    </Line>
  </>
)
