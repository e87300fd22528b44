import { HeadAct } from '#islands/chrome/HeadAct.tsx'

const links = [
  ['Prices', ['fee-scales.update']],
  ['Import', ['quotes.create', 'quotes.view-any']],
] as const

export const HubLinks = () =>
  links.map(([label, can]) => (
    <HeadAct key={label} can={can}>
      <a className="btn" href={`?view=${label.toLowerCase()}`}>
        {label}
      </a>
    </HeadAct>
  ))
