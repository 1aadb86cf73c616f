/**
 * The pressed button is gone. After a press by key the focus moves to what `find` returns, rather than to the top of the
 * page; after a touch it does not move, because a telephone would open its keyboard.
 */
export function afterKey(
  { detail }: Pick<MouseEvent, 'detail'>,
  find: () => HTMLElement | null | undefined,
): void {
  if (detail === 0) requestAnimationFrame(() => find()?.focus());
}

/** For a whole form: where nothing has the focus after a press, the field that was pressed in has it. */
export function keepPlace({ detail, target }: MouseEvent): void {
  const field = (target as Element).closest('[data-field]');
  afterKey({ detail }, () =>
    document.activeElement === document.body ? field?.querySelector('input') : undefined,
  );
}
