import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { ClientCase } from '#domain/conveyance/portal/case'
import type { OwnChecks, ToSign } from '#domain/conveyance/portal/case-steps'
import { clientCase } from '#domain/conveyance/portal/case-view'
import { pictureAddress } from '#domain/picture/picture'
import { sharedChainOf } from '#tenant/conveyance/title/shared-chain'
import type { Store } from '#tenant/core/store'
import { enquiryProgressOf } from '#tenant/enquiry/progress'
import type { User, usersOf } from '#tenant/user/users'

type Context = {
  readonly users: Pick<ReturnType<typeof usersOf>, 'all'>
  readonly today: string
  readonly store: Store
}

const reachOf = ({ job_title, phone, photo_id }: User) => ({
  job_title,
  phone,
  photo: pictureAddress(photo_id),
})

/** A case as its client sees it, with how to reach those who work on it and are still here. */
export const clientCaseOf = (
  { users, today, store }: Context,
  { conveyance, plan }: CaseRecords,
  toSign?: ToSign,
  checks?: OwnChecks,
): ClientCase => {
  const { fee_earner, assistant } = conveyance
  const people = users
    .all([fee_earner, assistant].flatMap((it) => it?.id ?? []))
    .filter(({ status }) => status === 'active')
  const reach = new Map(people.map((it) => [it.id, reachOf(it)]))
  return {
    ...clientCase(conveyance, plan, today, reach, toSign, checks),
    chain: sharedChainOf(store, conveyance),
    enquiries: conveyance.abortion
      ? null
      : enquiryProgressOf(store, [conveyance.id])(conveyance.id),
  }
}
