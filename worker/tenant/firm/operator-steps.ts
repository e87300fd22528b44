import { RpcTarget } from 'cloudflare:workers'
import type { Firm } from '#domain/firm'
import type { FirmCreation } from '#domain/firm/creation'
import type { RequestContext } from '#tenant/runtime/context'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { system } from '#tenant/user/people'
import { firmSetting } from '#tenant/user/settings'
import type { Actor } from '#worker/actor'
import { createFirm, renewSetUpLink } from './creating.ts'

/** Whoever runs the product, as the firm’s own log names them. */
export const operator = { ...system, id: 'operator', first_name: 'Operator', name: 'Operator' }

/** A firm as it stands in its own database; the link is null when it was there before. */
export type CreatedFirm = { readonly firm: Firm; readonly link: string | null }

/** What an operator may do in a firm’s object, recorded in the firm’s own log. */
export class OperatorSteps extends RpcTarget {
  readonly #runtime: TenantRuntime
  readonly #actor: Actor
  readonly #onCommit: () => void

  constructor(runtime: TenantRuntime, actor: Actor, onCommit: () => void) {
    super()
    this.#runtime = runtime
    this.#actor = actor
    this.#onCommit = onCommit
  }

  /** Creates the firm, unless it has people already: then nothing changes. */
  create(firm: Firm, creation: FirmCreation): CreatedFirm {
    const { parts } = this.#runtime
    if (!parts.users.isEmpty()) return { firm: parts.settings.get(firmSetting) ?? firm, link: null }
    this.#runtime.remember(firm, this.#actor.origin)
    return { firm, link: this.#write((context) => createFirm(context, creation)) }
  }

  /** A new set-up link for the owner; null once they have set a password. */
  renewLink(firm: Firm): string | null {
    this.#runtime.remember(firm, this.#actor.origin)
    return this.#write(renewSetUpLink)
  }

  #write<T>(change: (context: RequestContext) => T): T {
    const result = change(this.#runtime.desk(operator, this.#actor))
    this.#onCommit()
    return result
  }
}
