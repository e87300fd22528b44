import { inject, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

test('an owner finds what was set aside under Admin, and an adviser has no access', async () => {
  const base = inject('base')
  const owner = await newPage(base)
  await signIn(owner, 'owner@harcourt.test')
  await owner.goto('/admin/users')
  await owner.getByRole('link', { name: 'Set aside', exact: true }).click()
  await owner.getByRole('heading', { name: 'Set aside', level: 1 }).waitFor()
  await owner.getByText('Nothing is set aside').waitFor()
  const adviser = await newPage(base)
  await signIn(adviser, 'adviser@harcourt.test')
  await adviser.goto('/admin/set-aside')
  await adviser.getByText('Access denied').waitFor()
})
