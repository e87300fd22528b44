import type { ReactNode } from 'react'

/** A ruled part of the form: its name and what it says so far at the left, fields at the right. */
export const Step = ({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) => (
  <section className="step" aria-label={title}>
    <div>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
    </div>
    <div className="grid-6">{children}</div>
  </section>
)
