import { $session } from '#stores/user/session'

/** Whether the firm has sample data, as far as the signed-in person was told. */
export const hasSampleData = () => $session.get()?.user.has_sample_data === true
