import type { MatrixView } from '#domain/communication/matrix/api'
import type { RequestContext } from '#tenant/runtime/context'

/** The matrix in force with its versions and the firm's active communications. */
export const toMatrixView = ({ matrices, communications }: RequestContext): MatrixView => ({
  matrix: matrices.current(),
  versions: matrices.versions(),
  own: communications
    .list()
    .filter(({ status }) => status === 'active')
    .map(({ id, name, type, audience, channel, approval }) => ({
      id,
      name,
      type,
      audience,
      channel,
      approval,
    })),
})
