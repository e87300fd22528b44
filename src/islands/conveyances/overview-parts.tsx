import type { ReactNode } from 'react'

type PartProps = { title: string; isWide?: boolean; children: ReactNode }

export const Part = ({ title, isWide = false, children }: PartProps) => (
  <section className={isWide ? 'sec wide-part' : 'sec'}>
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
