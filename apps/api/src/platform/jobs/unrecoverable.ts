/**
 * Thrown by work that would fail however often it was tried. Its job is given up at once: it stands among what failed, and
 * is tried again when an administrator says so.
 */
export class UnrecoverableError extends Error {
  override readonly name = 'UnrecoverableError';
}
