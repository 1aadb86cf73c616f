import { keysAreOn } from './use-keys.ts';

/** The key that does the same, on its button, where there is a keyboard. */
export const KeyHint = ({ children }: { children: string }) =>
  keysAreOn() ? (
    <span aria-hidden="true" className="key key-hint">
      {children}
    </span>
  ) : null;
