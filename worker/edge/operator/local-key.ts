/** The operator’s key of the local environment, which is of no use elsewhere. */
export const LOCAL_OPERATOR_KEY = 'deedbox-local-operator-of-no-use-elsewhere'
