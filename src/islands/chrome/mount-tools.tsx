import { createRoot, type Root } from 'react-dom/client'
import { isRouteName } from '#routes'
import Person from './Person.tsx'
import Tools from './Tools.tsx'

const roots = new Map<HTMLElement, Root>()

/** Fills the top bar and the foot of the rail of the page in view; those of a page that is gone are emptied. */
export const mountTools = () => {
  for (const [place, root] of roots) {
    if (place.isConnected) continue
    root.unmount()
    roots.delete(place)
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-tool]'))
    if (!roots.has(place)) fill(place)
}

const fill = (place: HTMLElement) => {
  const root = createRoot(place)
  roots.set(place, root)
  root.render(toolOf(place.dataset))
}

const toolOf = ({ tool, pages = '' }: DOMStringMap) =>
  tool === 'bar' ? <Tools pages={pages.split(' ').filter(isRouteName)} /> : <Person place="rail" />
