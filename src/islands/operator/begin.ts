import { createFirm, renewOwnerLink } from '#stores/firm/operator'
import { control } from './faults.ts'
import { enhance } from './form.ts'
import { enableCopy } from './result.ts'

const text = (id: string) => control(id).value.trim()

const creation = () => ({
  hosts: text('hosts')
    .split(/[\s,]+/)
    .filter((host) => host !== ''),
  name: text('name'),
  owner: {
    email: text('email'),
    first_name: text('first-name'),
    last_name: text('last-name'),
  },
})

enableCopy()
document
  .querySelector('[data-operator="key"]')
  ?.addEventListener('submit', (event) => event.preventDefault())

enhance('create', {
  subject: 'hosts',
  send: (key) => createFirm(key, creation()),
  title: (firm) => `${firm} was created`,
})

enhance('renew', {
  subject: 'host',
  send: (key) => renewOwnerLink(key, { host: text('host') }),
  title: (firm) => `A new link for ${firm}`,
})
