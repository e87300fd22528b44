import type { IconName } from '#components/icons.ts'
import {
  $toastLayer,
  $toasts,
  pauseToast,
  removeToast,
  resumeToast,
  type Severity,
  type Toast,
} from '#stores/chrome/toasts'

const looks: Readonly<Record<Severity, readonly [tone: string, icon: IconName]>> = {
  info: ['note', 'info'],
  success: ['good', 'circle-check'],
  warn: ['warn', 'triangle-alert'],
  error: ['bad', 'octagon-x'],
  secondary: ['', 'bell'],
  contrast: ['contrast', 'bell'],
}

const elements = new Map<Toast, HTMLElement>()

/** Shows the toasts over every page, without React, which some pages do not load. */
export const showToasts = () => {
  $toasts.subscribe(draw)
  $toastLayer.subscribe(setLayer)
  document.addEventListener('astro:after-swap', () => setLayer($toastLayer.get()))
}

const layer = () => document.getElementById('toasts')

const setLayer = (isThere: boolean) => {
  const element = layer()
  if (!element || element.matches(':popover-open') === isThere) return
  if (isThere) element.showPopover()
  else element.hidePopover()
}

const draw = (toasts: readonly Toast[]) => {
  for (const [toast, element] of elements)
    if (!toasts.includes(toast)) removeElement(toast, element)
  const fresh = toasts.filter((toast) => !elements.has(toast))
  if (fresh.length === 0) return
  // Reopening the popover moves it above a dialog that was opened since.
  setLayer(false)
  setLayer(true)
  for (const toast of fresh) layer()?.appendChild(addElement(toast))
}

const addElement = (toast: Toast) => {
  const element = elementOf(toast)
  elements.set(toast, element)
  return element
}

const removeElement = (toast: Toast, element: HTMLElement) => {
  elements.delete(toast)
  element.remove()
}

const elementOf = (toast: Toast) => {
  const [tone, icon] = looks[toast.severity]
  const element = createElement('div', `toast ${tone}`)
  element.dataset.group = toast.group ?? ''
  element.setAttribute('role', /error|warn/.test(toast.severity) ? 'alert' : 'status')
  const textElement = createElement('div', '')
  appendAll(
    textElement,
    createElement('b', '', toast.summary),
    createElement('p', '', toast.detail),
  )
  if (toast.note !== null) appendAll(textElement, createElement('small', '', toast.note))
  appendAll(element, iconOf(icon), textElement, actsOf(toast))
  if (toast.life !== null) appendAll(element, lifeOf(toast.life))
  pauseWhileRead(element, toast.id)
  return element
}

const actsOf = ({ id, action, closable }: Toast) => {
  const acts = createElement('div', 'acts')
  if (action) {
    const button = buttonOf('btn quiet small', () => {
      action.run()
      removeToast(id)
    })
    button.textContent = action.label
    appendAll(acts, button)
  }
  if (closable) {
    const button = buttonOf('icon-btn', () => removeToast(id))
    button.setAttribute('aria-label', 'Close')
    appendAll(button, iconOf('x'))
    appendAll(acts, button)
  }
  return acts
}

const lifeOf = (life: number) => {
  const bar = createElement('span', 'life')
  bar.style.setProperty('--life', `${life}ms`)
  return bar
}

const pauseWhileRead = (element: HTMLElement, id: string) => {
  const holds = new Set<string>()
  const on = (name: string, how: string, isRead: boolean) =>
    element.addEventListener(name, () => {
      if (isRead) holds.add(how)
      else holds.delete(how)
      element.toggleAttribute('data-paused', holds.size > 0)
      if (holds.size > 0) pauseToast(id)
      else resumeToast(id)
    })
  on('pointerenter', 'pointer', true)
  on('pointerleave', 'pointer', false)
  on('focusin', 'focus', true)
  on('focusout', 'focus', false)
}

const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text?: string,
) => {
  const element = document.createElement(tag)
  if (className) element.className = className
  if (text !== undefined) element.textContent = text
  return element
}

const appendAll = (element: Node, ...children: Node[]) => {
  for (const child of children) element.appendChild(child)
}

const buttonOf = (className: string, onPress: () => void) => {
  const button = createElement('button', className)
  button.type = 'button'
  button.addEventListener('click', onPress)
  return button
}

const SVG = 'http://www.w3.org/2000/svg'

const iconOf = (name: IconName) => {
  const icon = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  icon.setAttribute('class', 'i')
  icon.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `/icons.svg#${name}`)
  appendAll(icon, use)
  return icon
}
