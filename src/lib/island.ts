import { createElement, type FunctionComponent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * Renders an island once its scripts are here: at once and with its effects, so that rows that came with the page are
 * drawn without a frame of their skeleton. Astro's own renderer would do it in slices, with frames between them.
 */
export default (element: HTMLElement) =>
  (component: FunctionComponent<object>, props: Readonly<Record<string, unknown>>) => {
    if (!element.hasAttribute('ssr')) return
    const root = createRoot(element)
    element.addEventListener('astro:unmount', () => root.unmount(), { once: true })
    flushSync(() => root.render(createElement(component, props)))
  }
