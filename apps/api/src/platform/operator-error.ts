/** Why a command cannot do what it was asked for: an operator is shown its message alone. */
export class OperatorError extends Error {}
