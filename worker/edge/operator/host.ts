import type { Env } from '#worker/env'
import { hasOperator } from './credential.ts'

const LOCAL_HOST = 'operator.localhost'

const operatorHost = ({ ENVIRONMENT, OPERATOR_HOST }: Env) =>
  OPERATOR_HOST ?? (ENVIRONMENT === 'local' ? LOCAL_HOST : null)

/** Whether a host is the one of the operator’s page; none is where no operator has a key. */
export const isOperatorHost = (env: Env, host: string) =>
  host === operatorHost(env) && hasOperator(env, host)
