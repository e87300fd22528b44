import type { WholeProduct } from './whole-product.ts'

/** Has a role demand a second factor, after some days of grace. */
export const demand = ({ firm }: WholeProduct, name: string, grace_days: number) =>
  firm.inside(({ roles }) => {
    const [role] = roles.named([name])
    if (role === undefined) throw new Error(`There is no role ${name}.`)
    const second_factor = { grace_days, may_remember: true }
    roles.replace({ ...role, second_factor, version: role.version + 1 }, role.version)
  })
