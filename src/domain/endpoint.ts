import type * as z from 'zod/mini'
import type { Permission } from './permissions.ts'
import type { UserType } from './user/user.ts'

type Schema = z.ZodMiniType

/**
 * One call, told once. The server's `serve`, the client's `call`, the role × endpoint matrix and the
 * documentation all read this.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** '/api/conveyances/:id'; colon names are parameters. */
  readonly path: string
  /** 'public', or the kinds of user that may call it at all. */
  readonly who: 'public' | readonly UserType[]
  /** Every one of these must be held by a member of staff; agents and clients are scoped by record. */
  readonly can: readonly Permission[]
  /** Why nobody needs to sign in; demanded of public endpoints. */
  readonly because?: string
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Schema
  /**
   * The answer is a file of this type under this name, and not JSON; `reply` is its text, or that from which the
   * edge makes the paper.
   */
  readonly file?: { readonly type: 'text/csv' | 'application/pdf'; readonly name: string }
}

/**
 * Returns the contracts of a noun as they are. The build finds this call and leaves only method, path and file
 * type in what browsers load.
 */
export const endpointsOf = <const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
): Endpoints => endpoints

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a path names: `{ id: string }` for '/api/conveyances/:id'. */
export type ParamsOf<E extends Endpoint> = { [Name in ParamNames<E['path']>]: string }
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends Schema
  ? z.output<E['query']>
  : undefined
export type BodyInput<E extends Endpoint> = E['body'] extends Schema
  ? z.input<E['body']>
  : undefined
export type QueryInput<E extends Endpoint> = E['query'] extends Schema
  ? z.input<E['query']>
  : undefined
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** '/api/conveyances/:id' with its parameters written in, each encoded. */
export const pathOf = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replaceAll(/:([a-zA-Z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
