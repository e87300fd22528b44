import type { OwnerLink } from '#domain/firm/creation'
import { control } from './faults.ts'

const part = (name: string) => document.querySelector<HTMLElement>(`[data-result="${name}"]`)

const say = (text: string) => {
  const output = part('copied')
  if (output) output.textContent = text
}

/** Shows a link until the next one or until the page is left. */
export const showLink = ({ link }: OwnerLink, title: string) => {
  const heading = part('heading')
  const section = heading?.closest('section')
  if (!heading || !section) return
  heading.textContent = title
  control('link').value = link
  say('')
  section.hidden = false
  heading.focus()
}

export const hideLink = () => {
  const section = part('heading')?.closest('section')
  if (section) section.hidden = true
  control('link').value = ''
}

/** Makes the button copy the link; where the clipboard is closed it selects it. */
export const enableCopy = () =>
  part('copy')?.addEventListener('click', () => {
    const link = control('link')
    navigator.clipboard.writeText(link.value).then(
      () => say('Link copied'),
      () => {
        link.select()
        say('Couldn’t copy the link. It is selected: copy it yourself.')
      },
    )
  })
