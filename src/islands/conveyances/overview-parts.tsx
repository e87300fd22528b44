import type { ReactNode } from 'react'

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sec">
    <header>
      <h2>{title}</h2>
    </header>
    <dl className="lines-2">{children}</dl>
  </section>
)

export const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
